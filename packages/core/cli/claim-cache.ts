import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from '../paths'
import { SiteError } from '../report'

/** Marks a folder as a cache, from which stale files may be removed. */
const MARKER = 'inkstone-cache'

/** Entries of caches from versions without the marker. */
const KNOWN =
  /^(?:cards|client|compiled\.jsonl|config|demo|dev|highlight|modules|node_modules|outputs|styles|vite)$/

/** Creates the cache or uses an existing one; refuses a folder with other files. */
export function claimCache({ packagesDir, cacheDir }: { packagesDir: string; cacheDir: string }): void {
  const marker = join(cacheDir, MARKER)
  const names = existsSync(cacheDir) && lstatSync(cacheDir).isDirectory() ? readdirSync(cacheDir) : []
  const foreign = existsSync(marker) ? undefined : names.find(name => !KNOWN.test(name))
  if (foreign)
    throw new SiteError({
      what: `${cacheDir} is not a cache folder: it holds ${foreign}`,
      remedy:
        'name an empty or new folder, such as --cache .cache/site: stale files are removed from a cache',
    })
  try {
    mkdirSync(cacheDir, { recursive: true })
    if (!existsSync(marker)) writeFileSync(marker, '')
    linkPackages(packagesDir, cacheDir)
  } catch (error) {
    throw new SiteError({
      what: `the cache ${cacheDir} cannot be used: ${(error as Error).message}`,
      remedy: 'choose another folder: --cache path/to/folder',
    })
  }
}

/** Links node_modules into a cache outside of the project, because bundles in the cache import packages. */
function linkPackages(packagesDir: string, cacheDir: string): void {
  const link = join(cacheDir, 'node_modules')
  const isInside = cacheDir.startsWith(`${join(packagesDir, '..')}/`)
  if (!isInside && !lstatSync(link, { throwIfNoEntry: false })) symlinkSync(packagesDir, link, 'junction')
}
