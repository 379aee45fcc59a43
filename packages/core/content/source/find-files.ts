import { existsSync, readdirSync, statSync } from 'node:fs'
import picomatch from 'picomatch'
import type { FilePatterns } from '../../config'
import { join, realPath } from '../../paths'

/** Files of a content folder, sorted, with "/" between folders. */
export interface FoundFiles {
  pages: string[]
  categories: Map<string, string>
  /** Symbolic links that are not followed, and why. */
  refused: { path: string; why: string }[]
}

interface Input {
  dir: string
  /** Symbolic links to targets outside of this folder are refused. */
  siteDir: string
  patterns: FilePatterns
}

/** Lists the pages and category files of a folder; skips partials ("_x.mdx", "_parts/"), tests and hidden files. */
export function findFiles({ dir, siteDir, patterns }: Input): FoundFiles {
  const isIncluded = picomatch(patterns.include, { ignore: patterns.exclude })
  const found: FoundFiles = { pages: [], categories: new Map(), refused: [] }
  if (existsSync(dir)) visit('', [realPath(dir)])
  found.pages.sort()
  return found

  /** `above` are the real paths of all ancestor folders. */
  function visit(folder: string, above: string[]) {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (/^(?:\.|node_modules$)/.test(entry.name)) continue
      const real = entry.isSymbolicLink() ? followLink(path, above) : join(above.at(-1)!, entry.name)
      if (!real) continue
      const isFolder = entry.isSymbolicLink() ? statSync(real).isDirectory() : entry.isDirectory()
      if (isFolder) {
        if (!entry.name.startsWith('_')) visit(path, [...above, real])
      } else if (/^_category_\.(?:json|ya?ml)$/.test(entry.name)) {
        found.categories.set(folder, path)
      } else if (/\.mdx?$/.test(entry.name) && !/^_|\.test\.mdx?$/.test(entry.name) && isIncluded(path)) {
        found.pages.push(path)
      }
    }
  }

  function followLink(path: string, above: string[]): string | undefined {
    const refuse = (why: string) => {
      found.refused.push({ path, why })
      return undefined
    }
    if (!existsSync(join(dir, path))) return refuse('leads to nothing')
    const real = realPath(join(dir, path))
    if (above.includes(real)) return refuse('leads back to a folder it lies in')
    const homes = [realPath(siteDir), above[0]!]
    return homes.some(home => real.startsWith(`${home}/`)) ? real : refuse('leads out of the site')
  }
}
