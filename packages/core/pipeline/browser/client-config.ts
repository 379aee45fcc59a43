import { existsSync } from 'node:fs'
import type { InlineConfig, Plugin, PluginOption } from 'vite'
import type { Hooks, ModuleBundling, Resolver } from '../../config'
import { type ClientSite, interfaceLanguage, type ReadingSite } from '../../model'
import { dirname, isAbsolute, join } from '../../paths'
import { type PageCodes, pageCodes } from '../compile/page-codes'
import { ASSET_FILE, type Assets } from '../modules/assets'
import { createListedFolders, followFolders } from '../modules/listed-folders'
import {
  assetModule,
  packageEntries,
  packageEntry,
  rawModules,
  rootedImports,
} from '../modules/module-plugins'
import { namedImports } from '../modules/named-imports'
import { findPackageFile, isPackage } from '../modules/packages'
import { textCatalogue } from '../modules/text-catalogue'
import { engineDir } from '../project/engine-file'
import { sheetImports, sheetStyles } from '../styles/compiled-sheets'
import { CSS_MODULE_PATTERN, LENIENT } from '../styles/css-module'
import { siteTailwind } from '../styles/site-tailwind'
import { tailwind } from '../styles/tailwind'
import { wholeSheets } from '../styles/whole-sheet'

export interface ClientInput {
  root: string
  resolver: Resolver
  baseUrl: string
  clientSite: ClientSite
  /** Placeholders for the site's data, in the shared bundle. */
  data?: SiteData
  /** Island id -> absolute file. */
  islands: Record<string, string>
  /** Rules from the config, and the site's stylesheets. */
  siteStyles: string
  sheets: string[]
  codes: PageCodes
  /** Tailwind classes in documents, on sites that use Tailwind. */
  classNames?: string[]
  /**
   * Substitutes for missing modules: they are not files, so a file record would not notice when the module
   * appears.
   */
  stubs: string[]
  /** Data that plugins collected about the modules of pages. */
  notes: Record<string, unknown>
  assets: Assets
  hooks: Hooks
}

export type BundlingTools = Pick<ModuleBundling, 'report' | 'whenMade'>

/** Returns the Vite config shared by dev server and production build. */
export async function clientConfig(
  input: ClientInput,
  tools: BundlingTools = { report() {}, whenMade() {} },
): Promise<InlineConfig & { plugins: PluginOption[] }> {
  const { root, resolver, baseUrl } = input
  const { siteDir } = resolver
  const { default: react } = await import('@vitejs/plugin-react')
  const listed = createListedFolders()
  return {
    root,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    // The tsconfig.json of a migrated site may extend a package that is not installed.
    tsconfig: join(engineDir(), 'pipeline/browser/site-tsconfig.json'),
    // Packages of a migrated site may bring another React.
    resolve: { alias: { ...resolver.aliases, ...engineReact(root) }, dedupe: ['react', 'react-dom'] },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: CSS_MODULE_PATTERN }, ...LENIENT },
    },
    plugins: [
      ...addedPlugins(input, { ...tools, listFolder: listed.note }),
      namedImports(input),
      pageCodes(() => input.codes),
      virtualModules(input),
      textCatalogue(interfaceLanguage(input.clientSite.locale)),
      siteAssets(input.assets),
      rootedImports(input),
      packageEntries(siteDir),
      rawModules(),
      { ...sheetImports(input), enforce: 'pre' },
      sheetStyles(resolver),
      wholeSheets(input),
      followFolders(listed),
      react(),
      ...tailwindPlugins(input),
    ],
    worker: { format: 'es' },
  }
}

/** Returns the bundler plugins of the site's plugins, which run before the engine's. */
function addedPlugins(
  input: ClientInput,
  tools: BundlingTools & Pick<ModuleBundling, 'listFolder'>,
): PluginOption[] {
  const bundling: ModuleBundling = {
    ...tools,
    target: 'browser',
    root: input.root,
    // Getters, because edits replace these values while the dev server runs.
    get resolver() {
      return input.resolver
    },
    get notes() {
      return input.notes
    },
  }
  const added = input.hooks.modules?.bundlerPlugins?.(bundling) ?? []
  return added.map(plugin => ({ enforce: 'pre', ...plugin }))
}

/** The plugin for the site's stylesheets comes first, because the theme's plugin would also match them. */
export function tailwindPlugins(input: Pick<ClientInput, 'root' | 'resolver' | 'classNames'>): Plugin[] {
  return [
    siteTailwind(input, () => input.classNames ?? []),
    tailwind({ siteDir: input.resolver.siteDir, classNames: () => input.classNames }),
  ]
}

export const ISLANDS = 'virtual:islands'

const VIRTUAL = ['virtual:site', 'virtual:reading-site', ISLANDS, 'virtual:site-styles.css']

/**
 * Provides the virtual modules made from the site's data; generated on every load, so that the dev server can
 * change them.
 */
function virtualModules(input: ClientInput): Plugin {
  return {
    name: 'site-data',
    resolveId: id => (VIRTUAL.includes(id) ? `\0${id}` : null),
    load(id) {
      // Serialized on demand, because every module passes through here.
      const data = () => input.data ?? siteData(input.clientSite)
      if (id === '\0virtual:site') return `export default ${data().site}`
      if (id === '\0virtual:reading-site') return `export default ${data().readingSite}`
      if (id === `\0${ISLANDS}`) return renderRegistry(input.islands)
      if (id === '\0virtual:site-styles.css') return withoutGone(input.siteStyles)
      return null
    },
  }
}

export interface SiteData {
  site: string
  readingSite: string
}

export function siteData(site: ClientSite): SiteData {
  return { site: toCode(withoutInert(site)), readingSite: toCode(pickReadingSite(site)) }
}

/** Serializes a value in minified form. */
function toCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCode)}]`
  if (typeof value === 'boolean') return value ? '!0' : '!1'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'void 0'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const name = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))
  return `{${fields.map(([key, field]) => `${name(key)}:${toCode(field)}`)}}`
}

/** Removes imports of deleted stylesheets: in development, a sheet may be deleted before its importer is updated. */
export function withoutGone(css: string): string {
  return css.replace(/^@import ("[^\n]*");\n/gm, (rule, written) => {
    const path = JSON.parse(written)
    return !isAbsolute(path) || existsSync(path) ? rule : ''
  })
}

/** Picks the data that every page loads; the rest comes with React. */
function pickReadingSite(site: ClientSite): ReadingSite {
  const { title, baseUrl, trailingSlash, locale, storageNamespace, colorMode, announcement } = site
  const { docs, preferredVersionPersistence, analytics, offline } = site
  return {
    ...{ title, baseUrl, trailingSlash, locale, storageNamespace, colorMode, announcement },
    ...{ docs, preferredVersionPersistence, analytics, offline },
    navbar: { hideOnScroll: site.navbar.hideOnScroll },
  }
}

/** Removes data that is only rendered at build time. */
function withoutInert(site: ClientSite): ClientSite {
  return { ...site, version: '', footer: { columns: [] } }
}

function renderRegistry(islands: Record<string, string>): string {
  const entries = Object.entries(islands).map(([id, file]) => {
    const name = id.split('#')[1]
    const module = isPackage(file) ? packageEntry(file, [name ?? 'default']) : file
    const load = `import(${JSON.stringify(module)})`
    return `${JSON.stringify(id)}: () => ${name ? `${load}.then(m => ({ default: m.${name} }))` : load}`
  })
  return `export default {\n${entries.join(',\n')}\n}`
}

function siteAssets(assets: Assets): Plugin {
  return {
    name: 'site-assets',
    enforce: 'pre',
    load: id => (ASSET_FILE.test(id) && !id.includes('node_modules') ? assetModule(id, assets) : null),
  }
}

/** Returns aliases to the engine's React where a site has another one: the server uses the engine's as well. */
export function engineReact(root: string): Record<string, string> {
  const names = ['react', 'react-dom']
  const own = names.map(name => findPackageFile(engineDir(), `${name}/package.json`)!)
  const isOther = names.some(
    (name, i) => (findPackageFile(root, `${name}/package.json`) ?? own[i]) !== own[i],
  )
  return isOther ? Object.fromEntries(names.map((name, i) => [name, dirname(own[i]!)])) : {}
}
