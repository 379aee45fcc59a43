import { existsSync, readFileSync } from 'node:fs'
import { type BlogAuthor, isAllowed, toAbsolute } from '../../model'
import { join, relative, resolve } from '../../paths'
import type { Problem } from '../../report'
import type { Loading } from '../content'

/**
 * Creates a check that reports, once each, author pictures that browsers will not show. It removes pictures
 * that the content policy blocks, so that the page has no broken image.
 */
export function createPictureCheck(loading: Loading): (author: BlogAuthor, source: string) => BlogAuthor {
  const { site, siteDir, root } = loading
  const reported = new Set<string>()
  return (author, source) => {
    const { imageUrl = '', ...rest } = author
    const url = toAbsolute(imageUrl)
    const isBlocked = url !== undefined && !isAllowed(url, site.allowedForeignUrls.images)
    const described = isBlocked ? describeBlocked(imageUrl, url) : describeMissing(imageUrl)
    if (described && !reported.has(imageUrl))
      loading.warnings.push({ ...described, where: find(imageUrl, source) })
    reported.add(imageUrl)
    return isBlocked ? rest : author
  }

  function describeBlocked(written: string, url: string): Problem {
    return {
      what: `The picture ${written} is on another host and is not loaded.`,
      remedy: `Put it below static/, or add "${new URL(url).origin}/" to allowedForeignUrls.images in the site config.`,
    }
  }

  function describeMissing(written: string): Problem | undefined {
    const [path = ''] = written.split(/[?#]/)
    // Relative paths, external addresses and data URLs are not files of the site.
    if (!/^\/[^/]/.test(path)) return undefined
    if (site.staticDirs.some(dir => existsSync(join(resolve(siteDir, dir), path)))) return undefined
    return {
      what: `The picture ${written} does not exist.`,
      remedy: `Put the file at ${join(site.staticDirs[0] ?? 'static', path)}, or fix the path.`,
    }
  }

  function find(written: string, source: string): Problem['where'] {
    const file = join(siteDir, source)
    const lines = readFileSync(file, 'utf8').split('\n')
    const index = lines.findIndex(line => line.includes(written))
    return {
      file: relative(root, file),
      ...(index >= 0 && { line: index + 1, column: lines[index]!.indexOf(written) + 1 }),
    }
  }
}
