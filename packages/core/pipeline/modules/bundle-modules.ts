import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RolldownOutput } from 'rolldown'
import type { Hooks, ModuleBundling, Places } from '../../config'
import type { Language } from '../../model'
import { dirname, fileOf, join, resolve } from '../../paths'
import type { Problem } from '../../report'
import { type PageCodes, pageCodes } from '../compile/page-codes'
import { engineDir } from '../project/engine-file'
import { recordFiles } from '../project/file-record'
import { contentHash } from '../project/hash'
import { readKept, writeKept } from '../project/kept'
import { createPackageVersions } from '../project/package-versions'
import { createSheetCompiler, sheetImports } from '../styles/compiled-sheets'
import type { Assets } from './assets'
import { bundleError } from './bundle-error'
import { areSame, createListedFolders, type FolderStates } from './listed-folders'
import { describeEntries, type EntryFacts, type Graph, recordGraph } from './module-graph'
import {
  assetModules,
  emptyJson,
  engineEntries,
  packageEntries,
  packagesOutside,
  pagesInside,
  rawModules,
  rootedImports,
} from './module-plugins'
import { namedImports } from './named-imports'
import { textCatalogue } from './text-catalogue'

/** Modules of the site and the theme, bundled for Node. */
export interface ModuleBundle extends EntryFacts {
  urls: Record<string, string>
  exports: Record<string, string[]>
  notes: Record<string, unknown>
  warnings: Problem[]
  files: string[]
  folders: FolderStates
}

interface Options extends Places {
  outDir: string
  /** File by entry name. */
  entries: Record<string, string>
  assets: Assets
  codes?: PageCodes
  target?: ModuleBundling['target']
  hooks?: Pick<Hooks, 'modules'>
  language?: Language
  /** Cache file of the bundle, and a key for everything it depends on beside files and these options. */
  keep?: { file: string; key: string }
}

interface KeptBundle {
  bundle: ModuleBundle
  shown: string[]
  /** External packages, with their versions. */
  outside: { files: string[]; versions: string[] }
}

/** Bundles TypeScript modules for Node, or returns the cached bundle; packages stay external. */
export async function bundleModules({ keep, ...options }: Options): Promise<ModuleBundle> {
  if (!keep) return (await bundleNow(options)).bundle
  // Hooks come from the config, which is part of the key.
  const { assets, hooks: _, ...data } = options
  // The bundle imports engine files next to this one, so their location is part of the key.
  const key = contentHash(keep.key, import.meta.url, JSON.stringify(data))
  const kept = readKept<KeptBundle>(keep.file, key)
  if (kept && isWhole(kept)) {
    kept.shown.forEach(assets.add)
    return kept.bundle
  }
  const since = Date.now()
  const made = await bundleNow(options)
  const { bundle, outside } = made
  // Not cached with stubs for missing modules: the file record would not notice when such a module appears.
  if (Object.values(bundle.stubs).every(names => names.length === 0)) {
    const { siteDir, statics } = options.resolver
    const record = recordFiles([...bundle.files, ...outside.files], [siteDir, engineDir()], {
      statics,
      since,
    })
    writeKept(keep.file, { key, record, made })
  }
  return bundle
}

function isWhole({ bundle, shown, outside }: KeptBundle): boolean {
  return (
    areSame(bundle.folders) &&
    [...Object.values(bundle.urls).map(fileOf), ...shown].every(existsSync) &&
    String(createPackageVersions().ofFiles(outside.files)) === String(outside.versions)
  )
}

async function bundleNow({
  root,
  resolver,
  outDir,
  entries,
  assets,
  codes = {},
  target = 'server',
  hooks = {},
  language = 'zh',
}: Omit<Options, 'keep'>): Promise<KeptBundle> {
  // Imported on demand: a cached bundle does not need it.
  const { rolldown } = await import('rolldown')
  const { siteDir } = resolver
  const places = { root, resolver }
  const graph: Graph = new Map()
  const compileSheet = createSheetCompiler(resolver)
  const listed = createListedFolders()
  const shown = new Set<string>()
  const noting: Assets = {
    ...assets,
    add(file) {
      shown.add(file)
      return assets.add(file)
    },
  }
  const notes: Record<string, unknown> = {}
  const problems: Problem[] = []
  const report = (problem: Problem) => void problems.push(problem)
  const tasks: (() => Promise<void>)[] = []
  const whenMade = (task: () => Promise<void>) => void tasks.push(task)
  const bundling = { ...places, target, notes, report, whenMade, listFolder: listed.note }
  const bundle = await rolldown({
    input: entries,
    cwd: root,
    platform: 'node',
    resolve: { alias: resolver.aliases },
    // The tsconfig.json of a migrated site may extend a package that is not installed.
    tsconfig: false,
    // Plain scripts may contain JSX, too.
    moduleTypes: { '.js': 'jsx' },
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'warn',
    onLog() {},
    plugins: [
      ...(hooks.modules?.bundlerPlugins?.(bundling) ?? []),
      namedImports(places),
      pageCodes(() => codes),
      engineEntries(),
      textCatalogue(language),
      rootedImports(places),
      packageEntries(siteDir),
      rawModules(),
      emptyJson(),
      sheetImports(places),
      pagesInside(siteDir),
      packagesOutside(),
      assetModules(noting, places, compileSheet),
      recordGraph(graph, { ...places, compileSheet }),
    ],
  })
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      entryFileNames: '[name]-[hash].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Source maps, so that an error of a component is reported at its source.
      sourcemap: 'hidden',
      sourcemapExcludeSources: true,
      sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
    })
    for (const task of tasks) await task()
    const { urls, exports } = writeChunks(output, outDir)
    const { warnings, ...facts } = describeEntries(entries, graph, places)
    const outside = [...graph.values()]
      .flatMap(({ imports }) => imports)
      .filter(name => name.includes('node_modules'))
      .map(name => (name.startsWith('file:') ? fileOf(name) : name))
    const files = [...new Set(outside)].sort()
    return {
      bundle: {
        ...{ urls, exports, ...facts },
        notes,
        warnings: [...problems, ...warnings],
        files: [...graph.keys()].map(name => name.replace(/\?raw$/, '')),
        folders: listed.states(),
      },
      shown: [...shown],
      outside: { files, versions: createPackageVersions().ofFiles(files) },
    }
  } catch (error) {
    throw bundleError(error, root)
  } finally {
    await bundle.close()
  }
}

/**
 * Writes chunks under content-based names; returns the URL and exports of each entry. Node caches modules by
 * URL forever, so an unchanged module must keep its URL, or each edit would load all modules again.
 */
function writeChunks(output: RolldownOutput['output'], outDir: string) {
  const chunks = output.filter(file => file.type === 'chunk')
  const urls: Record<string, string> = {}
  const exports: Record<string, string[]> = {}
  for (const chunk of chunks) {
    const file = join(outDir, chunk.fileName)
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, chunk.code)
    }
    // Source lines may have moved although the code is the same.
    if (chunk.map) writeFileSync(`${file}.map`, JSON.stringify(chunk.map))
    if (!chunk.isEntry) continue
    urls[chunk.name] = pathToFileURL(file).href
    exports[chunk.name] = chunk.exports
  }
  return { urls, exports }
}
