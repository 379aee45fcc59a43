import { lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from '../paths'
import { SiteError } from '../report'

/** Bundles in the cache import packages: a cache outside of the project needs a way to them. */
export function linkPackages({ packagesDir, cacheDir }: { packagesDir: string; cacheDir: string }): void {
  if (cacheDir.startsWith(`${join(packagesDir, '..')}/`)) return
  const link = join(cacheDir, 'node_modules')
  if (lstatSync(link, { throwIfNoEntry: false })) return
  try {
    mkdirSync(cacheDir, { recursive: true })
    symlinkSync(packagesDir, link, 'junction')
  } catch (error) {
    throw new SiteError({
      what: `the cache ${cacheDir} cannot be used: ${(error as Error).message}`,
      remedy: 'choose another folder: --cache path/to/folder',
    })
  }
}
