import { readdirSync, statSync } from 'node:fs'
import { join, realPath, relative, resolve } from '../../paths'
import { type Project, staticFolders } from '../../pipeline'
import { type Problem, SiteError } from '../../report'
import { pageFile } from '../page-record'

/** Reports static files with the address of a page; except 404.html, which a host may need. */
export function hiddenPages(
  statics: Map<string, string>,
  { root, pages }: { root: string; pages: { path: string; source?: string }[] },
): Problem[] {
  return pages.flatMap(({ path, source = path }) => {
    const file = statics.get(pageFile(path))
    if (!file) return []
    const what = `this file is published in place of the page ${source}`
    const remedy = 'remove or rename one of them'
    return [{ what, where: { file: relative(root, file) }, remedy, severity: 'warning' }]
  })
}

/**
 * Lists the files of the static folders by path, sorted; refuses symbolic links to targets outside of the site.
 * A configured folder beside the site is accepted, unless a link leads there.
 */
export function listStatic(project: Pick<Project, 'root' | 'siteDir' | 'site'>): Map<string, string> {
  const { root, siteDir, site } = project
  const home = realPath(siteDir)
  const homes = [home, ...site.staticDirs.map(dir => resolve(home, dir))]
  const problems: Problem[] = []
  const found = new Map<string, string>()
  for (const dir of staticFolders(project).filter(isFolder))
    for (const file of walk(dir, new Set())) {
      const path = relative(dir, file)
      if (!found.has(path)) found.set(path, file)
    }
  if (problems.length > 0) throw new SiteError(problems)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))

  function walk(folder: string, above: Set<string>): string[] {
    const real = realPath(folder)
    // A folder that links to its ancestor would be endless.
    if (above.has(real)) return []
    const within = new Set([...above, real])
    return readdirSync(folder).flatMap(name => {
      const path = join(folder, name)
      const target = statSync(path, { throwIfNoEntry: false }) && realPath(path)
      if (target && !homes.some(home => `${target}/`.startsWith(`${home}/`))) {
        problems.push({
          what: 'this symbolic link points outside the site, and its target would be published',
          where: { file: relative(root, path) },
          remedy: 'put the file itself here',
        })
        return []
      }
      if (!target) return []
      return statSync(target).isDirectory() ? walk(path, within) : [path]
    })
  }
}

function isFolder(path: string): boolean {
  return Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory())
}
