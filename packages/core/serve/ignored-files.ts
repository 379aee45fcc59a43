import { relative, toSlashes } from '../paths'

/**
 * Whether Vite ignores edits of a file: files in folders that commands write, and HTML outside of the site, for
 * which Vite would reload every open page.
 */
export function isIgnored(path: string, { root, siteDir }: { root: string; siteDir: string }): boolean {
  const file = toSlashes(path)
  const isOfSite = file.startsWith(siteDir)
  if (!isOfSite && file.endsWith('.html')) return true
  return /(?:^|\/)(?:dist|\.cache)(?:\/|$)/.test(relative(isOfSite ? siteDir : root, file))
}
