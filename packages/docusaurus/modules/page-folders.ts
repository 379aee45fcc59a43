import { existsSync, readdirSync } from 'node:fs'
import { join } from 'inkstone/paths'

/** Pages lie in src/pages. What a checkout has in `pages` beside that is nothing to it: an older version had them there. */
export function pageFolders(siteDir: string): string[] {
  const isCheckout = readdirSync(siteDir).some(name => name.startsWith('docusaurus.config.'))
  return isCheckout && existsSync(join(siteDir, 'src/pages')) ? ['src/pages'] : ['pages', 'src/pages']
}
