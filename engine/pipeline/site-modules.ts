import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../model'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'
import { engineFile } from './engine-file'
import type { BundledModule } from './project'
import { islandId } from './resolve-module'
import type { PageImport } from './source-parts'

/** Islands the engine itself brings. */
const ENGINE_ISLANDS = {
  'engine:search-page': 'inkstone/theme/search-page',
  'engine:live-code': 'inkstone/theme/live-code',
} as const

interface Input {
  root: string
  siteDir: string
  cacheDir: string
  assets: Assets
  imports: PageImport[]
  /** Of the interface. */
  language: Language
  /** Pages below site/pages, relative to the site folder. */
  pageFiles: string[]
}

/** Modules of the site, ready to be run by the server. */
export interface SiteModules {
  server: BundledModule
  /** By absolute file. */
  modules: Record<string, BundledModule>
  files: string[]
}

/** Bundles the theme, the components, the pages and the data that pages import. */
export async function bundleSiteModules({
  root,
  siteDir,
  cacheDir,
  assets,
  imports,
  pageFiles,
  language,
}: Input): Promise<SiteModules> {
  const pages = pageFiles.filter(file => file.endsWith('.tsx')).map(file => join(siteDir, file))
  const files = [...new Set([...imports.map(({ file }) => file), ...pages])]
  const names = new Map(files.map((file, index) => [file, `m${index}`]))
  const entries = {
    server: engineFile('inkstone/app/server'),
    ...Object.fromEntries([...names].map(([file, name]) => [name, file])),
  }
  const bundle = await bundleModules({
    root,
    siteDir,
    outDir: join(cacheDir, 'modules'),
    assets,
    entries,
    language,
  })
  const moduleOf = (name: string): BundledModule => ({
    url: bundle.urls[name]!,
    hash: bundle.hashes[name]!,
    exports: bundle.exports[name]!,
  })
  return {
    server: moduleOf('server'),
    modules: Object.fromEntries([...names].map(([file, name]) => [file, moduleOf(name)])),
    files: bundle.files,
  }
}

/** Components that pages use without an import. */
export function listComponents(siteDir: string): PageImport[] {
  const files = listFiles(join(siteDir, 'components'), /^[A-Z]\w*(?:\.static)?\.tsx$/)
  return files.map(file => ({ file: join(siteDir, 'components', file), names: ['default'] }))
}

/** Pages below site/pages, relative to the site folder. */
export function listPageFiles(siteDir: string): string[] {
  return listFiles(join(siteDir, 'pages'), /\.(?:tsx|mdx?)$/).map(file => `pages/${file}`)
}

function listFiles(dir: string, pattern: RegExp): string[] {
  if (!existsSync(dir)) return []
  const files = readdirSync(dir, { recursive: true }) as string[]
  return files.filter(file => pattern.test(file) && !/(?:^|\/)_|\.test\./.test(file)).sort()
}

interface RegistryInput {
  siteDir: string
  imports: PageImport[]
  modules: SiteModules['modules']
}

/** Island id -> absolute file, for the client bundle. */
export function islandRegistry({ siteDir, imports, modules }: RegistryInput): Record<string, string> {
  const registry: Record<string, string> = {}
  for (const [id, name] of Object.entries(ENGINE_ISLANDS)) registry[id] = engineFile(name)
  for (const { file, names } of imports) {
    if (!/\.[jt]sx$/.test(file) || /\.static\.\w+$/.test(file)) continue
    // Whoever imports a whole module may use any component of it.
    const taken = names.includes('*') ? (modules[file]?.exports.filter(isComponentName) ?? []) : names
    for (const name of taken) {
      const id = islandId({ siteDir }, file)
      registry[name === 'default' ? id : `${id}#${name}`] = file
    }
  }
  return registry
}

function isComponentName(name: string): boolean {
  return name === 'default' || /^[A-Z]/.test(name)
}
