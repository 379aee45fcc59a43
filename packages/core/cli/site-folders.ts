import { existsSync } from 'node:fs'
import { join, resolve } from '../paths'
import { SiteError } from '../report'

interface Asked {
  site?: string
  out?: string
  cache?: string
}

/**
 * Folders of the site that a command is about, seen from the working directory: a site that is named has its output and
 * cache in its own folder, else the working directory has them, whether it is the site or holds it as `site/`.
 */
export function siteFolders(cwd: string, { site, out, cache }: Asked) {
  const siteDir = resolve(cwd, site ?? (existsSync(join(cwd, 'site.config.ts')) ? '.' : 'site'))
  // Its cache would make the folder.
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
