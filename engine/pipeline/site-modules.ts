import { existsSync } from 'node:fs'
import type { Language } from '../model'
import { join, listBelow } from '../paths'
import { type Problem, SiteError } from '../report'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'
import { engineFile } from './engine-file'
import { packageEntry } from './module-plugins'
import type { BundledModule } from './project'
import { isAdapter, islandId, isPackageImport } from './resolve-module'
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
  /** By absolute file, or name of a package. */
  modules: Record<string, BundledModule>
  /** What is wrong with those that are not among the modules, by the same names. */
  broken: Record<string, Problem[]>
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
  const pages = pageFiles.filter(file => PAGE_MODULE.test(file)).map(file => join(siteDir, file))
  const used = joinImports([...pages.map(file => ({ file, names: [] })), ...imports])
  const names = new Map([...used.keys()].map((file, index) => [file, `m${index}`]))
  const entryOf = (file: string): [string, string] => [
    names.get(file)!,
    isPackageImport(file) ? packageEntry(file, used.get(file)!) : file,
  ]
  const outDir = join(cacheDir, 'modules')
  const server = { server: engineFile('inkstone/app/server') }
  const { bundle, broken } = await bundleWhatWorks([...names.keys()], (files, isAlone) => {
    const entries = { ...(isAlone ? {} : server), ...Object.fromEntries(files.map(entryOf)) }
    return bundleModules({ root, siteDir, outDir, assets, entries, language })
  })
  const moduleOf = (name: string): BundledModule => ({
    url: bundle.urls[name]!,
    hash: bundle.hashes[name]!,
    exports: bundle.exports[name]!,
    isLively: bundle.lively.includes(name),
    pages: bundle.pages[name]!,
    styles: bundle.styles[name]!,
  })
  return {
    server: moduleOf('server'),
    modules: Object.fromEntries(
      [...names].filter(([file]) => !(file in broken)).map(([file, name]) => [file, moduleOf(name)]),
    ),
    broken,
    files: bundle.files,
  }
}

/** Names that are taken of each module; pages and the scope may take different ones. */
function joinImports(imports: PageImport[]): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  for (const { file, names } of imports)
    joined.set(file, [...new Set([...(joined.get(file) ?? []), ...names])])
  return joined
}

/** Bundles all files, or finds out which of them fail and leaves those out: pages without them are still made. */
async function bundleWhatWorks<Bundle>(
  files: string[],
  bundleThese: (files: string[], isAlone?: boolean) => Promise<Bundle>,
) {
  const broken: Record<string, Problem[]> = {}
  try {
    return { bundle: await bundleThese(files), broken }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
  }
  for (const file of files)
    await bundleThese([file], true).catch(error => {
      if (!(error instanceof SiteError)) throw error
      broken[file] = error.problems
    })
  return { bundle: await bundleThese(files.filter(file => !(file in broken))), broken }
}

const PAGE_FILE = /(?<!\.d)\.(?:[jt]sx?|mdx?)$/

/** A page that is a component. */
const PAGE_MODULE = /\.[jt]sx?$/

/** Files of components that pages use without an import. */
export function listComponentFiles(siteDir: string): string[] {
  const dir = join(siteDir, 'components')
  return listFiles(dir, /^[A-Z]\w*(?:\.static)?\.tsx$/).map(file => join(dir, file))
}

/** Folders of pages: that of this engine's sites, and that of Docusaurus. */
const PAGE_FOLDERS = ['pages', 'src/pages']

/** Pages below site/pages, relative to the site folder. */
export function listPageFiles(siteDir: string): string[] {
  return PAGE_FOLDERS.flatMap(folder =>
    listFiles(join(siteDir, folder), PAGE_FILE).map(file => `${folder}/${file}`),
  )
}

function listFiles(dir: string, pattern: RegExp): string[] {
  if (!existsSync(dir)) return []
  return listBelow(dir)
    .filter(file => pattern.test(file) && !/(?:^|\/)_|\.test\.|__tests__/.test(file))
    .sort()
}

interface RegistryInput {
  siteDir: string
  /** Pages below site/pages, relative to the site folder. */
  pageFiles: string[]
  imports: PageImport[]
  modules: SiteModules['modules']
}

/** Island id -> absolute file, for the client bundle. */
export function islandRegistry({
  siteDir,
  imports,
  modules,
  pageFiles,
}: RegistryInput): Record<string, string> {
  const registry: Record<string, string> = {}
  for (const [id, name] of Object.entries(ENGINE_ISLANDS)) registry[id] = engineFile(name)
  // A page that does something is an island as a whole.
  const pages = pageFiles
    .map(file => join(siteDir, file))
    .filter(file => modules[file]?.isLively && modules[file].pages.length === 0)
    .map(file => ({ file, names: ['default'] }))
  for (const { file, names } of [...imports, ...pages]) {
    const isComponent = isPackageImport(file) || (/\.(?:[jt]sx|js)$/.test(file) && !isAdapter(file))
    if (!isComponent || !modules[file] || /\.static\.\w+$/.test(file)) continue
    if (modules[file].pages.length > 0) continue
    // Whoever imports a whole module may use any component of it.
    const taken = (names.includes('*') ? modules[file].exports : names).filter(isComponentName)
    for (const name of taken) {
      const id = islandId({ siteDir }, file)
      registry[name === 'default' ? id : `${id}#${name}`] = file
    }
  }
  return registry
}

function isComponentName(name: string): boolean {
  return /^(?:default$|(?:default\.)?[A-Z])/.test(name)
}
