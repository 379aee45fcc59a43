import { readdirSync } from 'node:fs'

/** Returns the page folders: src/pages. In a checkout, `pages` is ignored, because only an older version used it. */
export function pageFolders(siteDir: string): string[] {
  const isCheckout = readdirSync(siteDir).some(name => name.startsWith('docusaurus.config.'))
  return isCheckout ? ['src/pages'] : ['pages', 'src/pages']
}
