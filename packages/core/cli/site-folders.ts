import { existsSync } from 'node:fs'
import { join, resolve } from '../paths'
import { SiteError } from '../report'

interface Asked {
  site?: string
  out?: string
  cache?: string
}

/**
 * Returns the folders of the site, from the working directory: with `--site`, output and cache are in the
 * site's folder; else in the working directory, which is the site or contains it as `site/`.
 */
export function siteFolders(cwd: string, { site, out, cache }: Asked) {
  const siteDir = resolve(cwd, site ?? (existsSync(join(cwd, 'site.config.ts')) ? '.' : 'site'))
  // Checked first, because creating the cache would create the folder.
  if (site !== undefined && !existsSync(siteDir))
    throw new SiteError({
      what: `--site ${site}: there is no such folder`,
      remedy: 'Give the folder that holds site.config.ts',
    })
  const home = site === undefined ? cwd : siteDir
  return {
    siteDir,
    outDir: out === undefined ? join(home, 'dist') : resolve(cwd, out),
    cacheDir: cache === undefined ? join(home, '.cache/site') : resolve(cwd, cache),
  }
}
