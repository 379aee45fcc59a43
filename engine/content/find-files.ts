import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import picomatch from 'picomatch'

/** Files of a content folder, with "/" between folders, sorted. */
export interface FoundFiles {
  /** Markdown files that become pages. */
  pages: string[]
  /** Category files: folder to file. */
  categories: Map<string, string>
}

interface Patterns {
  include: string[]
  exclude: string[]
}

/** Lists the files of a folder; partials ("_x.mdx", "_parts/"), tests and hidden files are no pages. */
export function findFiles(dir: string, patterns?: Patterns): FoundFiles {
  const isIncluded = patterns ? picomatch(patterns.include, { ignore: patterns.exclude }) : () => true
  const pages: string[] = []
  const categories = new Map<string, string>()
  if (existsSync(dir)) visit('')
  return { pages: pages.sort(), categories }

  function visit(folder: string) {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      const isFolder = entry.isSymbolicLink()
        ? statSync(join(dir, path), { throwIfNoEntry: false })?.isDirectory()
        : entry.isDirectory()
      if (isFolder) {
        if (!/^(?:[._]|node_modules$)/.test(entry.name)) visit(path)
      } else if (/^_category_\.(?:json|ya?ml)$/.test(entry.name)) {
        categories.set(folder, path)
      } else if (/\.mdx?$/.test(entry.name) && !/^[._]|\.test\.mdx?$/.test(entry.name) && isIncluded(path)) {
        pages.push(path)
      }
    }
  }
}
