import { readFileSync } from 'node:fs'
import { type BlogAuthor, isAllowed, toAbsolute } from '../../model'
import { join, relative } from '../../paths'
import type { Loading } from '../content'

/** Leaves out pictures on hosts that the content policy blocks: where one would be, nothing is broken; it is reported once. */
export function createPictureCheck(loading: Loading): (author: BlogAuthor, source: string) => BlogAuthor {
  const warned = new Set<string>()
  return (author, source) => {
    const { imageUrl, ...rest } = author
    const url = imageUrl && toAbsolute(imageUrl)
    if (!url || isAllowed(url, loading.site.allowedForeignUrls.images)) return author
    if (!warned.has(url)) warn(imageUrl, url, source)
    warned.add(url)
    return rest
  }

  function warn(written: string, url: string, source: string): void {
    const file = join(loading.siteDir, source)
    const lines = readFileSync(file, 'utf8').split('\n')
    const index = lines.findIndex(line => line.includes(written))
    loading.warnings.push({
      what: `The picture ${written} is on another host and is not loaded.`,
      where: {
        file: relative(loading.root, file),
        ...(index >= 0 && { line: index + 1, column: lines[index]!.indexOf(written) + 1 }),
      },
      remedy: `Put it below static/, or add "${new URL(url).origin}/" to allowedForeignUrls.images in the site config.`,
    })
  }
}
