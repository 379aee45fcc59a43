import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { copyFolder, type FolderCopy } from './folder-copy'
import { root } from './run-server'

/** A project with its own copy of the engine, which a spec may change. */
export interface EngineCopy extends FolderCopy {
  /** Working directory for commands of this engine. */
  root: string
}

/** Copies the engine's sources; packages resolve to those of this project, in an ancestor folder. */
export function copyEngine(as: string): EngineCopy {
  const home = join(root, '.cache/e2e', as)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(home, 'node_modules'), { recursive: true })
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(home, 'packages', name)
    copyFolder(join(root, 'packages', name), folder, isSource)
    const { name: installed } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    symlinkSync(folder, join(home, 'node_modules', installed), 'junction')
  }
  const engine = copyFolder(join(root, 'packages/core'), join(home, 'packages/core'), isSource)
  copyBundle(home)
  symlinkSync(join(root, 'node_modules/rolldown'), join(home, 'node_modules/rolldown'), 'junction')
  return { ...engine, root: home }
}

function isSource(path: string): boolean {
  return !/\.test\.|\/fixtures$/.test(path)
}

/** Copies the engine's bundle, which is identified by the times of its sources, so that it is not built again. */
function copyBundle(home: string): void {
  const bundles = join(root, '.cache/engine')
  if (!existsSync(bundles)) return
  const timeOf = (name: string) => statSync(join(bundles, name)).mtimeMs
  const [newest] = readdirSync(bundles)
    .filter(name => !name.includes('.'))
    .sort((a, b) => timeOf(b) - timeOf(a))
  for (const name of [newest, 'inlined.json'])
    if (name && existsSync(join(bundles, name)))
      cpSync(join(bundles, name), join(home, '.cache/engine', name), { recursive: true })
}
