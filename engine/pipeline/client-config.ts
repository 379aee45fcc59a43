import type { InlineConfig, Plugin, PluginOption } from 'vite'
import { type ClientSite, interfaceLanguage } from '../model'
import { ASSET_FILE, type Assets } from './assets'
import { moduleAliases } from './bundle-modules'
import { tailwind } from './tailwind'
import { textCatalogue } from './text-catalogue'

/** What the browser's bundle is made of. */
export interface ClientInput {
  root: string
  siteDir: string
  baseUrl: string
  clientSite: ClientSite
  /** Island id -> absolute file. */
  islands: Record<string, string>
  /** CSS made of config and content. */
  siteStyles: string
  assets: Assets
}

/** What the dev server and the production build have in common. */
export async function clientConfig(input: ClientInput): Promise<InlineConfig & { plugins: PluginOption[] }> {
  const { root, siteDir, baseUrl } = input
  const { default: react } = await import('@vitejs/plugin-react')
  return {
    root,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    resolve: { alias: moduleAliases(siteDir) },
    css: { transformer: 'lightningcss' },
    plugins: [
      virtualModules(input),
      textCatalogue(interfaceLanguage(input.clientSite.locale)),
      siteAssets(input.assets),
      react(),
      tailwind({ siteDir }),
    ],
    worker: { format: 'es' },
  }
}

const VIRTUAL = ['virtual:site', 'virtual:islands', 'virtual:site-styles.css']

/** Modules the client entry imports that are made of the site's data; read anew on every load, so the dev server can change them. */
function virtualModules(input: ClientInput): Plugin {
  return {
    name: 'site-data',
    resolveId: id => (VIRTUAL.includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:site') return `export default ${JSON.stringify(withoutInert(input.clientSite))}`
      if (id === '\0virtual:islands') return renderRegistry(input.islands)
      if (id === '\0virtual:site-styles.css') return input.siteStyles
      return null
    },
  }
}

/** What stands in every page as inert HTML, the browser never draws. */
function withoutInert(site: ClientSite): ClientSite {
  return { ...site, tagline: '', version: '', footer: { columns: [] } }
}

function renderRegistry(islands: Record<string, string>): string {
  const entries = Object.entries(islands).map(([id, file]) => {
    const name = id.split('#')[1]
    const load = `import(${JSON.stringify(file)})`
    return `${JSON.stringify(id)}: () => ${name ? `${load}.then(m => ({ default: m.${name} }))` : load}`
  })
  return `export default {\n${entries.join(',\n')}\n}`
}

/** Gives imported images the same address as on the server. */
function siteAssets(assets: Assets): Plugin {
  return {
    name: 'site-assets',
    enforce: 'pre',
    load: id =>
      ASSET_FILE.test(id) && !id.includes('node_modules')
        ? `export default ${JSON.stringify(assets.add(id).url)}`
        : null,
  }
}
