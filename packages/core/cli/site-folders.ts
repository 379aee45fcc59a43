import { existsSync } from 'node:fs'
import { join, resolve } from '../paths'

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
  const home = site === undefined ? cwd : siteDir
  return {
    siteDir,
    outDir: out === undefined ? join(home, 'dist') : resolve(cwd, out),
    cacheDir: cache === undefined ? join(home, '.cache/site') : resolve(cwd, cache),
  }
}
