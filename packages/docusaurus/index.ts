import { definePlugin, type Plugin } from 'inkstone/config'
import { siteConfigOf } from './adapters/site-config'
import { bundlerPlugins } from './bundler'
import { mdxSources } from './markdown'
import { readScopeFile } from './modules/component-scope'
import { pageFolders } from './modules/page-folders'
import { readsProp } from './modules/reads-prop'
import { resolveImport } from './modules/resolve-imports'
import { spreadPackages } from './modules/spread-packages'
import { ownFolder } from './own-folder'
import manifest from './package.json'
import { docusaurusSheets, sheetFolders } from './styles/infima'
import { sheetLanguages } from './styles/languages'

export interface DocusaurusOptions {
  /** MDX version of the sources: 1 before Docusaurus 3. */
  mdx?: 1 | 3
  /** Names of additional admonitions, `keywords` in Docusaurus; they look like "info". */
  admonitions?: string[]
  /** Stylesheets of the site that were written for Infima; if any, Infima's rules are included. */
  css?: string[]
}

/** Adds the `navigator` global, which Node has from 21 on: components read its language during rendering. */
function addNavigator() {
  if ('navigator' in globalThis) return
  const userAgent = `Node.js/${process.versions.node}`
  Object.assign(globalThis, { navigator: { language: 'en-US', languages: ['en-US'], userAgent } })
}

/** Builds a Docusaurus site without changes to it. */
export function docusaurus({ mdx = 3, admonitions = [], css }: DocusaurusOptions = {}): Plugin {
  addNavigator()
  return definePlugin({
    name: manifest.name,
    version: [manifest.version, `mdx${mdx}`, ...admonitions].join('-'),
    setup: ({ aliases }, { siteDir, cacheDir }) => ({
      sources: mdxSources({ isMdx1: mdx === 1, admonitions }),
      modules: {
        libraries: [ownFolder('adapters'), ownFolder('theme')],
        resolve: (specifier, importer, resolver) => resolveImport(specifier, importer, { resolver, aliases }),
        scope: async site => ({ ...(await spreadPackages(site, cacheDir)), ...readScopeFile(site.resolver) }),
        bundlerPlugins,
      },
      styles: {
        languages: sheetLanguages(siteDir),
        ...(css && {
          addSheets: site => docusaurusSheets(site, css),
          folders: sheetFolders(siteDir, css),
        }),
      },
      pageFolders: pageFolders(siteDir),
      // Props are sent with a hydrated page, so only pages that use the config get it.
      pageProps: (file, site): Record<string, unknown> =>
        readsProp(file, 'config') ? { config: siteConfigOf(site) } : {},
    }),
  })
}
