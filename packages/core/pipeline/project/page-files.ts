import { existsSync, readdirSync } from 'node:fs'
import picomatch from 'picomatch'
import type { FilePatterns } from '../../config'
import { join, listBelow, relative } from '../../paths'
import type { Problem } from '../../report'

const PAGE_FILE = /(?<!\.d)\.(?:[jt]sx?|mdx?)$/

/** Folders of pages: that of this engine's sites, and that of Docusaurus. */
const PAGE_FOLDERS = ['pages', 'src/pages']

/** What a checkout of Docusaurus has under the first name is nothing to it: an older version had its pages there. */
function pageFolders(siteDir: string): string[] {
  const isCheckout = readdirSync(siteDir).some(name => name.startsWith('docusaurus.config.'))
  return PAGE_FOLDERS.filter(
    folder => folder === 'src/pages' || !isCheckout || !existsSync(join(siteDir, 'src/pages')),
  )
}

/** The folder for a page that the site lacks. */
export function newPageFolder(siteDir: string): string {
  return pageFolders(siteDir)[0]!
}

/** Pages of the site, relative to its folder. */
export function listPageFiles(siteDir: string, { include, exclude }: FilePatterns): string[] {
  const isPage = picomatch(include, { ignore: exclude })
  return pageFolders(siteDir).flatMap(folder => pagesBelow(siteDir, folder, isPage))
}

/** Pages in a folder that is none of this site's. */
export function passedOverPages({ root, siteDir }: { root: string; siteDir: string }): Problem[] {
  const folders = pageFolders(siteDir)
  return PAGE_FOLDERS.filter(folder => !folders.includes(folder)).flatMap(folder => {
    const [first, ...others] = pagesBelow(siteDir, folder)
    if (!first) return []
    const are = others.length > 0 ? `and ${others.length} more below ${folder}/ are` : 'is'
    return [
      {
        what: `${first} ${are} passed over: with a configuration of Docusaurus, pages are those of ${folders[0]}/`,
        where: { file: relative(root, join(siteDir, first)) },
        remedy: `move what the site shall have to ${folders[0]}/, or delete ${folder}/`,
        severity: 'warning' as const,
      },
    ]
  })
}

function pagesBelow(siteDir: string, folder: string, isPage = (_file: string) => true): string[] {
  return listModules(join(siteDir, folder), PAGE_FILE)
    .filter(isPage)
    .map(file => `${folder}/${file}`)
}

/** Files below a folder, relative to it: no tests, and none that are marked as parts of others. */
export function listModules(dir: string, pattern: RegExp): string[] {
  if (!existsSync(dir)) return []
  return listBelow(dir)
    .filter(file => pattern.test(file) && !/(?:^|\/)_|\.test\.|__tests__/.test(file))
    .sort()
}
