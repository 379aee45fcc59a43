import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from '../paths'
import { SiteError } from '../report'

/** Says that a folder is a cache: what is stale in it may be removed. */
const MARKER = 'inkstone-cache'

/** What caches hold that were made before there was a marker. */
const KNOWN =
  /^(?:cards|client|compiled\.jsonl|config|demo|dev|highlight|modules|node_modules|outputs|styles|vite)$/

/** Makes the cache, or takes one that is there; a folder of something else is refused. */
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

/** Bundles in the cache import packages: a cache outside of the project needs a way to them. */
function linkPackages(packagesDir: string, cacheDir: string): void {
  const link = join(cacheDir, 'node_modules')
  const isInside = cacheDir.startsWith(`${join(packagesDir, '..')}/`)
  if (!isInside && !lstatSync(link, { throwIfNoEntry: false })) symlinkSync(packagesDir, link, 'junction')
}
