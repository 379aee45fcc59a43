import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFolder, type FolderCopy } from './folder-copy'
import { root } from './run-server'

/** A copy of a site that a spec may change. */
export interface SiteCopy extends FolderCopy {
  /** Folders, relative to the project's root. */
  site: string
  out: string
  /** Arguments for the commands. */
  options: string[]
}

/** Copies a fixture to a folder of the same depth, so that its relative imports of the engine still resolve. */
export function copySite({ fixture, as }: { fixture: string; as: string }): SiteCopy {
  const site = `.cache/e2e/${as}`
  const work = `.cache/e2e/work-${as}`
  rmSync(join(root, work), { recursive: true, force: true })
  return {
    ...copyFolder(join(root, fixture), join(root, site)),
    site,
    out: `${work}/dist`,
    options: ['--site', site, '--out', `${work}/dist`, '--cache', `${work}/cache`],
  }
}
