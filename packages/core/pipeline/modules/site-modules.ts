import type { Hooks, Places } from '../../config'
import type { Language } from '../../model'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { isPageCode, type PageCodes } from '../compile/page-codes'
import type { PageImport } from '../compile/source-parts'
import { engineFile, sharedDir } from '../project/engine-file'
import { contentHash } from '../project/hash'
import { listModules } from '../project/page-files'
import type { BundledModule } from '../project/project'
import type { Assets } from './assets'
import { browserGaps } from './browser-gaps'
import { bundleModules } from './bundle-modules'
import { bundleWhatWorks } from './bundle-what-works'
import type { FolderStates } from './listed-folders'
import type { Stub } from './module-graph'
import { packageEntry } from './module-plugins'
import { islandId, isPackage } from './packages'
import { siteless } from './resolver'

const ENGINE_ISLANDS = {
  'engine:search-page': 'inkstone/theme/search-page',
  'engine:live-code': 'inkstone/theme/live-code',
} as const

interface Input extends Places {
  cacheDir: string
  assets: Assets
  imports: PageImport[]
  hooks: Hooks
  language: Language
  /** Pages below site/pages, relative to the site folder. */
  pageFiles: string[]
  /** Hash of the engine; if set, the bundle is cached for the next process. */
  engineKey?: string
  configHash?: string
}

export interface SiteModules {
  server: BundledModule
  /** Keyed by absolute file, or package name. */
  modules: Record<string, BundledModule>
  /** Problems of the modules missing from `modules`, by the same keys. */
  broken: Record<string, Problem[]>
  /** Ids of stubs for missing modules. */
  stubs: string[]
  notes: Record<string, unknown>
  /** One warning per missing module or name, at its import. */
  warnings: Problem[]
  files: string[]
  folders: FolderStates
}

/** Bundles the theme, the components, the pages and the data that pages import. */
export async function bundleSiteModules({
  root,
  resolver,
  cacheDir,
  assets,
  imports,
  pageFiles,
  language,
  hooks,
  engineKey,
  configHash = '',
}: Input): Promise<SiteModules> {
  const { siteDir } = resolver
  const pages = pageFiles.filter(file => PAGE_MODULE.test(file)).map(file => join(siteDir, file))
  const used = joinImports([...pages.map(file => ({ file, names: ['default'] })), ...imports])
  const names = new Map([...used.keys()].map((file, index) => [file, `m${index}`]))
  const entryOf = (file: string): [string, string] => [
    names.get(file)!,
    isPackage(file) ? packageEntry(file, used.get(file)!) : file,
  ]
  const codes = codesOf(imports)
  const server = { server: engineFile('inkstone/app/server') }
  // The bundle of the theme alone is the same for all sites of a language.
  const shared = engineKey && names.size === 0 && !hooks?.modules ? sharedDir() : undefined
  const where = shared
    ? { ...siteless(), outDir: join(shared, 'theme') }
    : { root, resolver, outDir: join(cacheDir, 'modules') }
  const keep = engineKey
    ? {
        key: contentHash(engineKey, shared ? '' : configHash),
        file: join(where.outDir, `${language}.json`),
      }
    : undefined
  const bundleThese = (entries: Record<string, string>, kept?: typeof keep) =>
    bundleModules({ ...where, assets, entries, codes, language, hooks, keep: kept })
  const { bundle, broken } = await bundleWhatWorks([...names.keys()], {
    bundle: files => bundleThese({ ...server, ...Object.fromEntries(files.map(entryOf)) }, keep),
    attempt: files => bundleThese(Object.fromEntries(files.map(entryOf))),
  })
  const mayLack = (name: string) =>
    bundle.nodeOnly.includes(name) || (bundle.hydrated.includes(name) && bundle.stubs[name]!.length > 0)
  const inBrowsers = [...names]
    .filter(([, name]) => mayLack(name))
    .flatMap(([file, entry]) =>
      namesTaken(used.get(file)!, bundle.exports[entry]!).map(name => ({ file, entry, name })),
    )
  const stubs = [
    ...new Map(
      Object.values(bundle.stubs)
        .flat()
        .map(one => [one.id, one]),
    ).values(),
  ]
  const gaps = await browserGaps({ root, resolver, hooks: hooks.modules }, inBrowsers)
  const gapsOf = (entry: string) =>
    Object.fromEntries(
      inBrowsers.flatMap((one, index) =>
        one.entry === entry && gaps[index] ? [[one.name, gaps[index]]] : [],
      ),
    )
  const libraries = imports.flatMap(({ file, isLibrary }) => (isLibrary ? (names.get(file) ?? []) : []))
  const moduleOf = (name: string, gaps = gapsOf(name)): BundledModule => ({
    isLibrary: libraries.includes(name),
    url: bundle.urls[name]!,
    // Gaps depend on packages that are not part of this bundle's hash.
    hash: contentHash(bundle.hashes[name]!, JSON.stringify(gaps)),
    exports: bundle.exports[name]!,
    needsHydration: bundle.hydrated.includes(name),
    pages: bundle.pages[name]!,
    styles: bundle.styles[name]!,
    gaps,
  })
  return {
    server: moduleOf('server'),
    modules: Object.fromEntries(
      [...names].filter(([file]) => !(file in broken)).map(([file, name]) => [file, moduleOf(name)]),
    ),
    broken,
    stubs: stubs.map(({ id }) => id),
    notes: bundle.notes,
    warnings: [
      ...warnOfGaps(
        stubs,
        pages.map(file => relative(root, file)),
      ),
      ...bundle.warnings,
    ],
    files: bundle.files,
    folders: bundle.folders,
  }
}

export function codesOf(imports: PageImport[]): PageCodes {
  return Object.fromEntries(imports.flatMap(({ file, code }) => (code === undefined ? [] : [[file, code]])))
}

/** Merges the names imported from each module, because pages and the scope may import different ones. */
function joinImports(imports: PageImport[]): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  for (const { file, names } of imports)
    joined.set(file, [...new Set([...(joined.get(file) ?? []), ...names])])
  return joined
}

/** Warns about missing imports, once each at the first place; omits page modules, which fail themselves. */
function warnOfGaps(stubs: Stub[], pages: string[]): Problem[] {
  const gaps = stubs
    .flatMap(({ gaps }) => gaps.map(({ gap }) => gap))
    .filter(({ where }) => !pages.includes(where.file))
  return [...new Map(gaps.reverse().map(gap => [gap.what, gap])).values()].map(({ what, ...rest }) => ({
    what: `${what}: pages that use it fail`,
    ...rest,
    severity: 'warning',
  }))
}

/** A page module, in contrast to Markdown. */
const PAGE_MODULE = /\.[jt]sx?$/

export function listComponentFiles(siteDir: string): string[] {
  const dir = join(siteDir, 'components')
  return listModules(dir, /^[A-Z]\w*(?:\.static)?\.tsx$/).map(file => join(dir, file))
}

interface RegistryInput {
  siteDir: string
  /** Pages below site/pages, relative to the site folder. */
  pageFiles: string[]
  imports: PageImport[]
  modules: SiteModules['modules']
}

export function islandRegistry({
  siteDir,
  imports,
  modules,
  pageFiles,
}: RegistryInput): Record<string, string> {
  const registry: Record<string, string> = {}
  for (const [id, name] of Object.entries(ENGINE_ISLANDS)) registry[id] = engineFile(name)
  // A page module that needs a browser becomes an island as a whole.
  const pages = pageFiles
    .map(file => join(siteDir, file))
    .filter(file => modules[file]?.needsHydration && modules[file].pages.length === 0)
    .map(file => ({ file, names: ['default'] }))
  for (const { file, names } of [...imports, ...pages]) {
    const isComponent = isPackage(file) || isPageCode(file) || /\.(?:[jt]sx|js)$/.test(file)
    if (!isComponent || !modules[file] || modules[file].isLibrary || /\.static\.\w+$/.test(file)) continue
    if (modules[file].pages.length > 0) continue
    for (const name of namesTaken(names, modules[file].exports)) {
      const id = islandId({ siteDir }, file)
      registry[name === 'default' ? id : `${id}#${name}`] = file
    }
  }
  return registry
}

/** Returns the components that pages import from a module; with "*", any may be used. */
function namesTaken(names: string[], exported: string[]): string[] {
  return (names.includes('*') ? exported : names).filter(isComponentName)
}

function isComponentName(name: string): boolean {
  return /^(?:default$|(?:default\.)?[A-Z])/.test(name)
}
