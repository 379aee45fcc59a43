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

/** A project with an engine of its own, which a spec may change. */
export interface EngineCopy extends FolderCopy {
  /** Where commands of this engine run. */
  root: string
}

/** Copies the engine's sources; packages are those of this project, which lies above. */
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

/** Known by the times of its sources, the engine need not be bundled again. */
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
