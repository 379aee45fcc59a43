import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { commandEnv, root } from '../../support/run-server'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** A copy of the project's sources, from which packages can be deleted. */
export interface RepositoryCopy {
  dir: string
  /** Deletes a package of the project and its link in node_modules. */
  drop(name: string): void
  /** Builds a site without a cache; returns the hash of every output file, by path. */
  build(site: string, env?: Record<string, string>): Record<string, string>
  remove(): void
}

/** Files and folders that builds of sites need. */
const SOURCES = ['package.json', 'packages', 'site', 'examples', 'starters']

export function copyRepository(): RepositoryCopy {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'copy-'))
  for (const file of git('ls-files', '-z', '--', ...SOURCES)
    .split('\0')
    .filter(Boolean)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    cpSync(join(root, file), join(dir, file))
  }
  linkPackages(dir)
  // Pages show the date of their last commit.
  const history = { GIT_DIR: git('rev-parse', '--absolute-git-dir'), GIT_WORK_TREE: dir }
  return {
    dir,
    drop(name) {
      rmSync(join(dir, 'packages', name), { recursive: true })
      rmSync(join(dir, 'node_modules', `inkstone-${name}`))
    },
    build(site, env = {}) {
      for (const made of ['.cache', 'out']) rmSync(join(dir, made), { recursive: true, force: true })
      const args = ['packages/core/cli/run.mjs', 'build', '--site', site, '--out', 'out']
      execFileSync(process.execPath, args, { cwd: dir, env: { ...commandEnv, ...history, ...env } })
      return hashFiles(join(dir, 'out'))
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

/** Links installed packages to the repository, and the project's own packages to the copy. */
function linkPackages(dir: string): void {
  const installed = join(root, 'node_modules')
  mkdirSync(join(dir, 'node_modules'))
  for (const name of readdirSync(installed))
    if (!/^inkstone|^\.(?!bin$)/.test(name))
      symlinkSync(join(installed, name), join(dir, 'node_modules', name))
  for (const name of readdirSync(join(dir, 'packages'))) {
    const manifest = JSON.parse(readFileSync(join(dir, 'packages', name, 'package.json'), 'utf8'))
    if (manifest.name.startsWith('inkstone'))
      symlinkSync(join(dir, 'packages', name), join(dir, 'node_modules', manifest.name))
  }
}

function hashFiles(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    // Contains modification times.
    .filter(file => !file.endsWith('/.inkstone/files.json'))
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(files.sort().map(file => [file.slice(dir.length + 1), hash(file)]))
}
