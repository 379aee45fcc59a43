import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Plugin, rolldown } from 'rolldown'
import type { Language } from '../model'
import { SiteError } from '../report'
import { ASSET_FILE, type Assets } from './assets'
import { engineFile, themeDir } from './engine-file'
import { contentHash } from './hash'
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
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'silent',
    plugins: [
      engineDoors(),
      textCatalogue(language),
      packagesOutside(),
      ownPlace(),
      assetModules(assets),
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

/** Modules of Docusaurus that components import, by the adapter of each. */
const DOCUSAURUS_MODULES = {
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment.ts',
  '@docusaurus/Head': 'Head.tsx',
  '@docusaurus/isInternalUrl': 'isInternalUrl.ts',
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/plugin-content-docs/client': 'content-docs.ts',
  '@docusaurus/router': 'router.ts',
  '@docusaurus/theme-common': 'color-mode.ts',
  '@docusaurus/Translate': 'Translate.tsx',
  '@docusaurus/useBaseUrl': 'useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
}

/** Import prefixes that pages and components may use. */
export function moduleAliases(siteDir: string): Record<string, string> {
  const adapters = Object.entries(DOCUSAURUS_MODULES).map(([name, file]) => [
    name,
    engineFile(`inkstone/docusaurus/${file}`),
  ])
  return { '@site': siteDir, '@theme': themeDir(), ...Object.fromEntries(adapters) }
}

/** A site imports the engine that builds it, wherever the site lies. */
function engineDoors(): Plugin {
  return {
    name: 'engine-doors',
    resolveId: { filter: { id: /^inkstone\// }, handler: id => engineFile(id as `inkstone/${string}`) },
  }
}

/**
 * Packages stay outside, by the file that the importing module finds: the bundle itself lies where there may be none.
 * A site from elsewhere has its own; what it has not, the engine may, and of React there is the engine's alone.
 */
function packagesOutside(): Plugin {
  const engine = engineFile('inkstone/package.json')
  return {
    name: 'packages-outside',
    async resolveId(source, importer, options) {
      if (!importer || /^[./\0]/.test(source) || isAbsolute(source)) return null
      if (isBuiltin(source)) return { id: source, external: true }
      const from = (place: string) => this.resolve(source, place, { ...options, skipSelf: true })
      const own = /^react(?:-dom)?(?:\/|$)/.test(source) ? null : await from(importer)
      const found = own ?? (await from(engine))
      if (!found) throw new Error(`the package '${source}', which ${importer} imports, is not installed`)
      if (found.external || !found.id.includes('node_modules') || ASSET_FILE.test(found.id)) return found
      // `require` takes a path, `import` an address.
      const isRequired = options.kind === 'require-call'
      return { id: isRequired ? found.id : pathToFileURL(found.id).href, external: true }
    },
  }
}

/** Modules written for CommonJS know where they lie. */
function ownPlace(): Plugin {
  return {
    name: 'own-place',
    transform: {
      filter: { code: /\b__(?:dirname|filename)\b/ },
      handler: (code, id) =>
        `var __dirname = ${JSON.stringify(dirname(id))}, __filename = ${JSON.stringify(id)};${code}`,
    },
  }
}

function assetModules(assets: Assets): Plugin {
  return {
    name: 'asset-modules',
    load(id) {
      const [file = id] = id.split('?')
      if (ASSET_FILE.test(file)) return `export default ${JSON.stringify(assets.add(file).url)}`
      // Styles and workers are the browser's; on the server their modules only have to exist.
      if (file.endsWith('.css') || /[?&](?:worker|url)\b/.test(id))
        return { code: 'export default undefined', moduleType: 'js' }
      return null
    },
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
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds]
        // What stays outside of the bundle is known by its version.
        const packages = imports
          .filter(name => name.includes('node_modules'))
          .map(name => (name.startsWith('file:') ? fileURLToPath(name) : name))
        graph.set(id, { hash: contentHash(readFileSync(file), ...versions.ofFiles(packages)), imports })
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

/** What a bundler says, as its author can use it. */
export function bundleError(error: unknown, root: string): SiteError {
  const {
    message = String(error),
    loc,
    id,
  } = error as { message?: string; loc?: { file?: string; line?: number }; id?: string }
  const file = loc?.file ?? id
  return new SiteError(
    {
      what: stripVTControlCharacters(message).replaceAll(`${root}/`, ''),
      where: file ? { file: file.replace(`${root}/`, ''), line: loc?.line } : undefined,
      remedy:
        'mend the module; it is TypeScript or JSX that does not compile, or an import that does not exist',
    },
    { cause: error },
  )
}
