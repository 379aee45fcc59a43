import { readdirSync } from 'node:fs'

/** Pages lie in src/pages. What a checkout has in `pages` beside that is nothing to it: an older version had them there. */
export function pageFolders(siteDir: string): string[] {
  const isCheckout = readdirSync(siteDir).some(name => name.startsWith('docusaurus.config.'))
  return isCheckout ? ['src/pages'] : ['pages', 'src/pages']
}
