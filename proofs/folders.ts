import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders of the project, found independently of where this module is bundled. */
export interface Folders {
  root: string
  site: string
  samples: string
  /** Scratch space, not under version control. */
  work: string
}

/** Finds the folders from the location of this module. */
export function findFolders(): Folders {
  let root = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(root, 'site', 'docs'))) root = dirname(root)
  const samples = join(root, 'proofs')
  return { root, site: join(root, 'site'), samples, work: join(samples, '.work') }
}

/** Returns the folder of a line: its package.json, lock file and installed packages. */
export function lineFolder(line: string): string {
  return join(findFolders().samples, 'lines', line)
}
