import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, realPath, relative } from '../../paths'
import { type Problem, SiteError } from '../../report'

/** Files of the site's static folder, relative to it; a link that leads out of the site is refused. */
export function listStatic({ root, siteDir }: { root: string; siteDir: string }): string[] {
  const dir = join(siteDir, 'static')
  if (!existsSync(dir)) return []
  const home = realPath(siteDir)
  const problems: Problem[] = []
  const files = walk(dir, new Set())
  if (problems.length > 0) throw new SiteError(problems)
  return files.map(file => relative(dir, file)).sort()

  function walk(folder: string, above: Set<string>): string[] {
    const real = realPath(folder)
    // A folder that links to one above it has no end.
    if (above.has(real)) return []
    const within = new Set([...above, real])
    return readdirSync(folder).flatMap(name => {
      const path = join(folder, name)
      const target = statSync(path, { throwIfNoEntry: false }) && realPath(path)
      if (target && !`${target}/`.startsWith(`${home}/`)) {
        problems.push({
          what: 'this link leads out of the site, and what it names would be published',
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
