import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'rolldown'
import type { Places, Resolver } from '../../config'
import { basename, fileOf, isAbsolute, relative, toSlashes } from '../../paths'
import type { Problem } from '../../report'
import { isPageCode } from '../compile/page-codes'
import { contentHash } from '../project/hash'
import { createPackageVersions } from '../project/package-versions'
import { isCompiledSheet, type SheetCompiler, sheetOfModule } from '../styles/compiled-sheets'
import { sheetFiles } from '../styles/page-sheet'
import type { NamedGap } from './browser-gaps'
import { pageOfModule } from './module-plugins'
import { type Doubt, readHydration } from './needs-hydration'
import { packageName } from './packages'

interface GraphNode {
  hash: string
  imports: string[]
  /** Whether its own code needs a browser, such as for events or state. */
  needsHydration: boolean
  /** Uses of external packages that might need a browser. */
  doubts: Doubt[]
  stubs: Stub[]
}

export interface Stub {
  id: string
  gaps: NamedGap[]
}

export type Graph = Map<string, GraphNode>

export function recordGraph(
  graph: Graph,
  { compileSheet, ...places }: Places & { compileSheet: SheetCompiler },
): Plugin {
  const { resolver } = places
  /** Reads whether a module of the site or of a package needs a browser; engine modules are known by name. */
  const hydrationOf = (file: string, text: Buffer, imports: string[]) => {
    if (resolver.isLibrary(file) || !SCRIPT.test(file)) return INERT
    const kindOf = (specifier: string) =>
      isOfSite(file, resolver.siteDir) ? resolver.resolve(specifier, file).kind : ''
    const { isNeeded, doubts } = readHydration(text.toString('utf8'), file, kindOf)
    // Packages that are bundled are analysed themselves.
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
        if (!info || !isAbsolute(file)) continue
        // Deleted since it was read: a later file of the same name must invalidate the hash.
        if (!existsSync(file)) {
          graph.set(name, { ...LEAF, hash: '' })
          continue
        }
        const imported = [...info.importedIds, ...info.dynamicallyImportedIds]
        const imports = imported.map(nameOf)
        const stubs = imported.flatMap(id => {
          const gaps: NamedGap[] | undefined = this.getModuleInfo(id)?.meta.gaps
          return gaps ? [{ id, gaps }] : []
        })
        // Sass partials, and the files that a stylesheet imports or shows, are not modules of the bundle.
        const isSheet = sheetOfModule(id) || file.endsWith('.css')
        const files = isSheet ? sheetFiles(places, file, compileSheet) : []
        const partials = files.filter(read => read !== file)
        for (const partial of partials)
          if (!graph.has(partial)) graph.set(partial, { ...LEAF, hash: contentHash(readFileSync(partial)) })
        // External packages are identified by their version.
        const packages = imports
          .filter(name => name.includes('node_modules'))
          .map(name => (name.startsWith('file:') ? fileOf(name) : name))
        const text = readFileSync(file)
        graph.set(name, {
          hash: contentHash(text, ...versions.ofFiles(packages)),
          imports: [...imports, ...partials],
          stubs,
          ...(isPageCode(name) ? { needsHydration: true, doubts: [] } : hydrationOf(file, text, imports)),
        })
      }
    },
  }
}

const INERT = { needsHydration: false, doubts: [] }

const LEAF = { ...INERT, imports: [], stubs: [] }

const SCRIPT = /\.[cm]?[jt]sx?$/

/** Returns the author's name of a module: for compiled stylesheets, the source file. */
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

export interface EntryFacts {
  /** Content hash of each entry with all its dependencies. */
  hashes: Record<string, string>
  /** Entries that need, or might need, a browser, directly or by their imports. */
  hydrated: string[]
  pages: Record<string, string[]>
  styles: Record<string, string[]>
  /** Stubs for missing modules among the dependencies of each entry. */
  stubs: Record<string, Stub[]>
  /** Entries that import Node.js modules, directly or indirectly. */
  nodeOnly: string[]
}

export function describeEntries(
  entries: Record<string, string>,
  graph: Graph,
  { root, resolver }: Places,
): EntryFacts & { warnings: Problem[] } {
  const ofEach = <T>(describe: (entry: string) => T) =>
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, describe(entry)]))
  const isRun = (id: string) => isOfSite(id, resolver.siteDir) && !isStatic(id)
  const needsNode = (id: string) => graph.get(id)!.imports.some(isBuiltin)
  const { hydrated, doubtful } = findHydrated(entries, graph)
  return {
    hashes: ofEach(entry => contentHash(...below(entry, graph).map(id => graph.get(id)!.hash))),
    hydrated,
    pages: ofEach(entry => below(entry, graph).flatMap(id => pageOfModule(id) ?? [])),
    styles: ofEach(entry => stylesBelow(entry, graph, resolver)),
    stubs: ofEach(entry => below(entry, graph).flatMap(id => graph.get(id)!.stubs)),
    nodeOnly: Object.keys(entries).filter(name => below(entries[name]!, graph, isRun).some(needsNode)),
    warnings: doubtful.map(one => warnOfDoubt(root, one)),
  }
}

interface DoubtfulModule {
  file: string
  doubt: Doubt
}

/** Returns the entries to hydrate, and the modules that are the only reason although they may not need a browser. */
function findHydrated(entries: Record<string, string>, graph: Graph) {
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

/** Returns a module with all its dependencies; a rejected module is omitted together with its subtree. */
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

/** Returns the stylesheets of the site and its packages that a module imports, in cascade order. */
function stylesBelow(entry: string, graph: Graph, resolver: Resolver): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (id: string) => {
    const node = graph.get(id)
    if (!node || seen.has(id)) return
    seen.add(id)
    if (isStylesheet(id, resolver)) found.push(id)
    else node.imports.forEach(visit)
  }
  visit(entry)
  return found
}

/** Excludes the theme's stylesheets, which are loaded with the parts of the theme that a page shows. */
function isStylesheet(id: string, resolver: Resolver): boolean {
  return (id.endsWith('.css') || isCompiledSheet(resolver, id)) && !resolver.isLibrary(id)
}
