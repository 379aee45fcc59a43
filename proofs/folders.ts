import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders the samples work with, found from wherever this module was bundled to. */
export interface Folders {
  root: string
  site: string
  samples: string
  /** Scratch space, not under version control. */
  work: string
}

/** Finds the project from the location of this module. */
export function findFolders(): Folders {
  let root = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(root, 'site', 'docs'))) root = dirname(root)
  const samples = join(root, 'proofs')
  return { root, site: join(root, 'site'), samples, work: join(samples, '.work') }
}

/** Folder of a line: its package.json, its lock file and what npm installed. */
export function lineFolder(line: string): string {
  return join(findFolders().samples, 'lines', line)
}
