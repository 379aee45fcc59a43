import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import type { Language } from '../../model'
import { basename, dirname, fileOf, join, relative, toSlashes } from '../../paths'
import type { Problem } from '../../report'
import { isPageCode, type PageCodes, pageCodes } from '../compile/page-codes'
import { engineDir } from '../project/engine-file'
import { contentHash } from '../project/hash'
import { createPackageVersions } from '../project/package-versions'
import {
  createSheetCompiler,
  isCompiledSheet,
  type SheetCompiler,
  sheetImports,
  sheetOfModule,
} from '../styles/docusaurus/compiled-sheets'
import { sheetFiles } from '../styles/page-sheet'
import type { Assets } from './assets'
import { bundleError } from './bundle-error'
import { chosenFiles } from './docusaurus/chosen-files'
import { defaultProps } from './docusaurus/default-props'
import { exportedDefaults } from './docusaurus/exported-defaults'
import { fileContexts } from './docusaurus/file-contexts'
import { jsxText } from './docusaurus/jsx-text'
import { requiredDefaults } from './docusaurus/required-modules'
import { absentImports, isStandIn, standIns } from './docusaurus/stand-ins'
import { createListedFolders, type FolderStates } from './listed-folders'
import { type MissingNames, noteMissing } from './missing-exports'
import {
  assetModules,
  engineEntries,
  foreignStyles,
  ownPlace,
  packageEntries,
  packagesOutside,
  pageOfModule,
  pagesInside,
  rawModules,
  rootedImports,
} from './module-plugins'
import { type Doubt, readHydration } from './needs-hydration'
import { packageName } from './packages'
import type { Places } from './resolved'
import { textCatalogue } from './text-catalogue'

/** Modules of the site and the theme, bundled for this process. */
export interface ModuleBundle {
  /** URL of the bundled entry. */
  urls: Record<string, string>
  /** For each entry, a hash of everything it is made of. */
  hashes: Record<string, string>
  /** For each entry, the names it exports. */
  exports: Record<string, string[]>
  /** Entries whose own code, or what they import, does something in a browser, or might. */
  hydrated: string[]
  /** For each entry, the Markdown files that it shows. */
  pages: Record<string, string[]>
  /** For each entry, the stylesheets that it imports. */
  styles: Record<string, string[]>
  /** For each entry, the stand-ins that it or what it imports has in the place of modules. */
  standIns: Record<string, string[]>
  /** Entries that import modules of Node.js, themselves or below them. */
  nodeOnly: string[]
  /** What modules are asked for by name and do not have; it is undefined. */
  missing: MissingNames
  warnings: Problem[]
  /** Source files the bundle was made of. */
  files: string[]
  /** Folders that its modules list. */
  folders: FolderStates
}

interface Options extends Places {
  outDir: string
  /** Entry name -> file. */
  entries: Record<string, string>
  assets: Assets
  codes?: PageCodes
  /** Whether it does with stand-ins for modules that are absent, and without names that modules lack. */
  hasStandIns?: boolean
  /** Whether the modules are the configuration, which may rely on how Docusaurus reads it. */
  isConfiguration?: boolean
  /** Of the interface. */
  language?: Language
}

/** Bundles TypeScript modules so that Node can import them; packages stay outside. */
export async function bundleModules({
  root,
  resolver,
  outDir,
  entries,
  assets,
  codes = {},
  hasStandIns = false,
  isConfiguration = false,
  language = 'zh',
}: Options): Promise<ModuleBundle> {
  const { siteDir } = resolver
  const places = { root, resolver }
  const graph: Graph = new Map()
  const compileSheet = createSheetCompiler(siteDir)
  const missing = noteMissing()
  const listed = createListedFolders()
  const bundle = await rolldown({
    input: entries,
    cwd: root,
    platform: 'node',
    resolve: { alias: resolver.aliases },
    // A site brought from elsewhere has a tsconfig.json that may extend what is not installed.
    tsconfig: false,
    // JSX stands in plain scripts, too.
    moduleTypes: { '.js': 'jsx' },
    transform: { jsx: { runtime: 'automatic', development: false } },
    shimMissingExports: hasStandIns,
    logLevel: 'warn',
    onLog() {},
    plugins: [
      missing.plugin,
      hasStandIns ? standIns({ places }) : absentImports(places),
      pageCodes(() => codes),
      engineEntries(),
      textCatalogue(language),
      rootedImports(places),
      packageEntries(siteDir),
      rawModules(),
      chosenFiles(places, listed),
      fileContexts(places, listed),
      isConfiguration && exportedDefaults(),
      isConfiguration && requiredDefaults(),
      jsxText(),
      defaultProps(),
      sheetImports({ root, siteDir }),
      pagesInside(siteDir),
      foreignStyles(root),
      packagesOutside(),
      ownPlace(siteDir),
      assetModules(assets, places, compileSheet),
      recordGraph(graph, { ...places, compileSheet }),
    ],
  })
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    })
    const chunks = output.filter(file => file.type === 'chunk')
    const dir = join(outDir, contentHash(...chunks.map(chunk => chunk.fileName + chunk.code)))
    const urls: Record<string, string> = {}
    const exports: Record<string, string[]> = {}
    for (const chunk of chunks) {
      const file = join(dir, chunk.fileName)
      if (!existsSync(file)) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, chunk.code)
      }
      if (!chunk.isEntry) continue
      urls[chunk.name] = pathToFileURL(file).href
      exports[chunk.name] = chunk.exports
    }
    const hashes = Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, hashOf(file, graph)]),
    )
    const { hydrated, doubtful } = readGraph(entries, graph)
    const pages = Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [
        name,
        below(file, graph).flatMap(id => pageOfModule(id) ?? []),
      ]),
    )
    const styles = Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, stylesBelow(file, graph)]),
    )
    const standIns = Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [
        name,
        below(file, graph).flatMap(id => graph.get(id)!.imports.filter(isStandIn)),
      ]),
    )
    const nodeOnly = Object.keys(entries).filter(name =>
      below(entries[name]!, graph, id => isOfSite(id, siteDir) && !isStatic(id)).some(id =>
        graph.get(id)!.imports.some(isBuiltin),
      ),
    )
    return {
      ...{ urls, hashes, exports, hydrated, pages, styles, standIns, nodeOnly },
      missing: missing.names(),
      warnings: [...(await missing.warnings(root)), ...doubtful.map(one => warnOfDoubt(root, one))],
      files: [...graph.keys()].map(name => name.replace(/\?raw$/, '')),
      folders: listed.states(),
    }
  } catch (error) {
    throw bundleError(error, root)
  } finally {
    await bundle.close()
  }
}

interface GraphNode {
  hash: string
  imports: string[]
  /** Whether its own code does something in a browser. */
  needsHydration: boolean
  /** What of packages that are not read might. */
  doubts: Doubt[]
}

type Graph = Map<string, GraphNode>

function recordGraph(
  graph: Graph,
  { compileSheet, ...places }: Places & { compileSheet: SheetCompiler },
): Plugin {
  const { resolver } = places
  /** What a module of the site or of a package does in a browser; those of the engine say so by their names. */
  const hydrationOf = (file: string, text: Buffer, imports: string[]) => {
    if (file.startsWith(`${engineDir()}/`) || !SCRIPT.test(file)) return INERT
    const isPackage = (specifier: string) =>
      isOfSite(file, resolver.siteDir) && resolver.resolve(specifier, file).kind === 'package'
    const { isNeeded, doubts } = readHydration(text.toString('utf8'), file, isPackage)
    // Packages that are bundled are read themselves.
    const isOutside = ({ source }: Doubt) =>
      source !== 'react' &&
      imports.some(id => id.startsWith('file:') && id.includes(`/node_modules/${packageName(source)}/`))
    return { needsHydration: isNeeded, doubts: doubts.filter(isOutside) }
  }
  return {
    name: 'record-graph',
    buildEnd() {
      const versions = createPackageVersions()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const name = nameOf(id)
        const [file = name] = name.split('?')
        if (!info || !existsSync(file)) continue
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds].map(nameOf)
        // Its partials are no modules of the bundle, nor is what a stylesheet imports and shows.
        const isSheet = sheetOfModule(id) || file.endsWith('.css')
        const files = isSheet ? sheetFiles(places, file, compileSheet) : []
        const partials = files.filter(read => read !== file)
        for (const partial of partials)
          if (!graph.has(partial))
            graph.set(partial, { ...INERT, hash: contentHash(readFileSync(partial)), imports: [] })
        // What stays outside of the bundle is known by its version.
        const packages = imports
          .filter(name => name.includes('node_modules'))
          .map(name => (name.startsWith('file:') ? fileOf(name) : name))
        const text = readFileSync(file)
        graph.set(name, {
          hash: contentHash(text, ...versions.ofFiles(packages)),
          imports: [...imports, ...partials],
          ...(isPageCode(name) ? { needsHydration: true, doubts: [] } : hydrationOf(file, text, imports)),
        })
      }
    },
  }
}

const INERT = { needsHydration: false, doubts: [] }

const SCRIPT = /\.[cm]?[jt]sx?$/

/** A module as authors know it: stylesheets in Sass by their file. */
function nameOf(id: string): string {
  const name = toSlashes(id)
  return sheetOfModule(name) ?? name
}

function isStatic(file: string): boolean {
  return /\.static\.\w+$/.test(file)
}

function isOfSite(file: string, siteDir: string): boolean {
  return file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/') && SCRIPT.test(file)
}

interface DoubtfulModule {
  file: string
  doubt: Doubt
}

/** Entries that browsers run, and the modules that alone are the reason though they may do nothing there. */
function readGraph(entries: Record<string, string>, graph: Graph) {
  const doubtful = new Map<string, DoubtfulModule>()
  const hydrated = Object.keys(entries).filter(name => {
    const modules = below(entries[name]!, graph, id => !isStatic(id))
    if (modules.some(id => graph.get(id)!.needsHydration)) return true
    const found = modules.flatMap(file => graph.get(file)!.doubts.map(doubt => ({ file, doubt })))
    for (const one of found) if (!doubtful.has(one.file)) doubtful.set(one.file, one)
    return found.length > 0
  })
  return { hydrated, doubtful: [...doubtful.values()] }
}

function warnOfDoubt(root: string, { file, doubt: { what, source, line } }: DoubtfulModule): Problem {
  return {
    what: `${basename(file)} is hydrated: it ${what} of the package '${source}', which may do something in a browser`,
    where: { file: relative(root, file), line },
    remedy: `if nothing in it reacts, call the file ${basename(file).replace(/(?=\.\w+$)/, '.static')}`,
    severity: 'warning',
  }
}

/** Hash of a module and everything below it. */
function hashOf(entry: string, graph: Graph): string {
  return contentHash(...below(entry, graph).map(id => graph.get(id)!.hash))
}

/** A module and what it imports, directly or not; what is refused hides what is below it. */
function below(entry: string, graph: Graph, accept: (id: string) => boolean = () => true): string[] {
  const seen = new Set<string>()
  const visit = (id: string) => {
    const node = graph.get(id)
    if (!node || seen.has(id) || !accept(id)) return
    seen.add(id)
    node.imports.forEach(visit)
  }
  visit(entry)
  return [...seen].sort()
}

/** Stylesheets of the site and its packages that a module brings, each before what overrides it. */
function stylesBelow(entry: string, graph: Graph): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (id: string) => {
    const node = graph.get(id)
    if (!node || seen.has(id)) return
    seen.add(id)
    if (isStylesheet(id)) found.push(id)
    else node.imports.forEach(visit)
  }
  visit(entry)
  return found
}

/** Those of the theme come with the parts of it that show. */
function isStylesheet(id: string): boolean {
  return (id.endsWith('.css') || isCompiledSheet(id)) && !id.startsWith(`${engineDir()}/`)
}
