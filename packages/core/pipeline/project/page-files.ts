import { existsSync } from 'node:fs'
import picomatch from 'picomatch'
import type { FilePatterns } from '../../config'
import { join, listBelow, relative } from '../../paths'
import type { Problem } from '../../report'

const PAGE_FILE = /(?<!\.d)\.(?:[jt]sx?|mdx?)$/

export function listPageFiles(
  siteDir: string,
  { folders, include, exclude }: FilePatterns & { folders: string[] },
): string[] {
  const isPage = picomatch(include, { ignore: exclude })
  return folders.flatMap(folder => pagesBelow(siteDir, folder, isPage))
}

/** Warns about pages in `pages/`, the engine's default, if a plugin sets another folder. */
export function passedOverPages({ root, siteDir, folders }: Passed): Problem[] {
  const [first, ...others] = folders.includes('pages') ? [] : pagesBelow(siteDir, 'pages')
  if (!first) return []
  const are = others.length > 0 ? `and ${others.length} more below pages/ are` : 'is'
  return [
    {
      what: `${first} ${are} passed over: pages are those of ${folders[0]}/`,
      where: { file: relative(root, join(siteDir, first)) },
      remedy: `move what the site shall have to ${folders[0]}/, or delete pages/`,
      severity: 'warning',
    },
  ]
}

interface Passed {
  root: string
  siteDir: string
  folders: string[]
}

function pagesBelow(siteDir: string, folder: string, isPage = (_file: string) => true): string[] {
  return listModules(join(siteDir, folder), PAGE_FILE)
    .filter(isPage)
    .map(file => `${folder}/${file}`)
}

/** Lists the files below a folder, relative to it, without tests and partials. */
export function listModules(dir: string, pattern: RegExp): string[] {
  if (!existsSync(dir)) return []
  return listBelow(dir)
    .filter(file => pattern.test(file) && !/(?:^|\/)_|\.test\.|__tests__/.test(file))
    .sort()
}
