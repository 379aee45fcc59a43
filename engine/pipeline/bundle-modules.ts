import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import type { Language } from '../model'
import { dirname, fileOf, join, toSlashes } from '../paths'
import type { Assets } from './assets'
import { bundleError } from './bundle-error'
import { contentHash } from './hash'
import {
  assetModules,
  engineDoors,
  moduleAliases,
  ownPlace,
  packageEntries,
  packagesOutside,
  rawModules,
} from './module-plugins'
import { createPackageVersions } from './package-versions'
import { textCatalogue } from './text-catalogue'

/** Modules of the site and the theme, bundled for this process. */
export interface ModuleBundle {
  /** URL of the bundled entry. */
  urls: Record<string, string>
  /** For each entry, a hash of everything it is made of. */
  hashes: Record<string, string>
  /** For each entry, the names it exports. */
  exports: Record<string, string[]>
  /** Source files the bundle was made of. */
  files: string[]
}

interface Options {
  root: string
  siteDir: string
  outDir: string
  /** Entry name -> file. */
  entries: Record<string, string>
  assets: Assets
  /** Of the interface. */
  language?: Language
}

/** Bundles TypeScript modules so that Node can import them; packages stay outside. */
export async function bundleModules({
  root,
  siteDir,
  outDir,
  entries,
  assets,
  language = 'zh',
}: Options): Promise<ModuleBundle> {
  const graph = new Map<string, { hash: string; imports: string[] }>()
  const bundle = await rolldown({
    input: entries,
    cwd: root,
    platform: 'node',
    resolve: { alias: moduleAliases(siteDir) },
    // A site brought from elsewhere has a tsconfig.json that may extend what is not installed.
    tsconfig: false,
    // JSX stands in plain scripts, too.
    moduleTypes: { '.js': 'jsx' },
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'silent',
    plugins: [
      engineDoors(),
      textCatalogue(language),
      packageEntries(siteDir),
      rawModules(),
      packagesOutside(),
      ownPlace(),
      assetModules(assets, root),
      recordGraph(graph),
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
    return { urls, hashes, exports, files: [...graph.keys()] }
  } catch (error) {
    throw bundleError(error, root)
  } finally {
    await bundle.close()
  }
}

function recordGraph(graph: Map<string, { hash: string; imports: string[] }>): Plugin {
  return {
    name: 'record-graph',
    buildEnd() {
      const versions = createPackageVersions()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const [file = id] = id.split('?')
        if (!info || !existsSync(file)) continue
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds].map(toSlashes)
        // What stays outside of the bundle is known by its version.
        const packages = imports
          .filter(name => name.includes('node_modules'))
          .map(name => (name.startsWith('file:') ? fileOf(name) : name))
        graph.set(toSlashes(id), {
          hash: contentHash(readFileSync(file), ...versions.ofFiles(packages)),
          imports,
        })
      }
    },
  }
}

/** Hash of a module and everything below it. */
function hashOf(entry: string, graph: Map<string, { hash: string; imports: string[] }>): string {
  const seen = new Set<string>()
  const visit = (id: string) => {
    const node = graph.get(id)
    if (!node || seen.has(id)) return
    seen.add(id)
    node.imports.forEach(visit)
  }
  visit(entry)
  return contentHash(...[...seen].sort().map(id => graph.get(id)!.hash))
}
