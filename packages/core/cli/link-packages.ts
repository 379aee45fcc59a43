import { lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, relative } from '../paths'
import { SiteError } from '../report'

/** Bundles in the cache import packages: a cache outside of the project needs a way to them. */
export function linkPackages(root: string, cacheDir: string): void {
  if (!relative(root, cacheDir).startsWith('..')) return
  const link = join(cacheDir, 'node_modules')
  if (lstatSync(link, { throwIfNoEntry: false })) return
  try {
    mkdirSync(cacheDir, { recursive: true })
    symlinkSync(join(root, 'node_modules'), link, 'junction')
  } catch (error) {
    throw new SiteError({
      what: `the cache ${cacheDir} cannot be used: ${(error as Error).message}`,
      remedy: 'choose another folder: --cache .cache/site',
    })
  }
}
