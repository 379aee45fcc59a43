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
  /** The version of MDX that the sources are written for: 1 before Docusaurus 3. */
  mdx?: 1 | 3
  /** Names of admonitions beside the engine's, `keywords` in Docusaurus; they look as "info" does. */
  admonitions?: string[]
  /** Stylesheets of the site that were written for Infima; with them it has the rules of Infima. */
  css?: string[]
}

/** Node has one from 21 on, and components ask it for the reader's language while they are rendered. */
function addNavigator() {
  if ('navigator' in globalThis) return
  const userAgent = `Node.js/${process.versions.node}`
  Object.assign(globalThis, { navigator: { language: 'en-US', languages: ['en-US'], userAgent } })
}

/** Lets a site that was made with Docusaurus be built as it is. */
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
      // It travels with a page that is hydrated, so only one that speaks of it gets it.
      pageProps: (file, site): Record<string, unknown> =>
        readsProp(file, 'config') ? { config: siteConfigOf(site) } : {},
    }),
  })
}
