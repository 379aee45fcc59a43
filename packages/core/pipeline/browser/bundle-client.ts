import { cpSync, renameSync, rmSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { join } from '../../paths'
import type { Problem } from '../../report'
import { bundleError } from '../modules/bundle-error'
import { bundleWhatWorks } from '../modules/bundle-what-works'
import { engineDir, engineFile, sharedDir } from '../project/engine-file'
import { recordFiles } from '../project/file-record'
import { contentHash } from '../project/hash'
import { readKept, writeKept } from '../project/kept'
import type { ClientBundle } from '../project/project'
import { BROWSERS } from './browsers'
import { type BundlingTools, type ClientInput, clientConfig, ISLANDS } from './client-config'
import { noteReads } from './note-reads'
import { noteShipped, packageFolders } from './note-shipped'
import { fillClient, isPlain, sharedInput } from './shared-client'

/** Modules of the chunk that shell and islands share; without it, the bundler would split it by importers. */
const REACT =
  /node_modules\/(?:react|react-dom|scheduler)\/|rolldown.runtime|app\/react-dom|client\/(?:react\/(?!InertHost|PageMain)|hooks\/)|model\/\w+\/provider|layout\/site-link|search\/kept-query|theme\/text\/(?:(?:zh|en)\/shell|surface-language)/

/** The three chunks of the search, which can be requested in parallel. The first one needs no React. */
const SEARCH = [
  {
    name: 'start-search',
    test: /theme\/search\/start-search|(?:inkstone-|packages\/)search\/(?!browser\/(?:host|outage|insights))/,
  },
  {
    name: 'PendingDialog',
    test: /theme\/(?:search\/(?:icons|composition|dialog\/(?:PendingDialog|DialogForm|DialogFrame|focus-trap|use-page-lock|search-frame))|text\/pending-search)/,
  },
  {
    name: 'SearchDialog',
    test: /theme\/(?:search\/(?:dialog\/(?!use-early)|FilterChips|Marked|found-words|search-(?:page-url|tags|badge)|use-suggestions|use-search-context)|text\/(?:search\.|filter-labels))/,
  },
]

/** Shorter hashes for the shared bundle, whose folder already has one. */
const SHARED_NAMES = {
  entryFileNames: '[name]-[hash:6].js',
  chunkFileNames: '[name]-[hash:6].js',
  assetFileNames: '[name]-[hash:6][extname]',
}

interface Places {
  outDir: string
  cacheDir: string
  /** Hash of the engine and its packages, including the bundler. */
  engineKey: string
}

export interface MadeClient {
  bundle: ClientBundle
  warnings: Problem[]
  /** Problems of the islands missing from the bundle, by file. */
  broken: Record<string, Problem[]>
}

type Sound = Omit<MadeClient, 'broken'>

/** Builds the shell and all islands that compile into `outDir/assets`. */
export async function bundleClient(input: ClientInput, places: Places): Promise<MadeClient> {
  const shared = sharedDir()
  if (shared && isPlain(input)) return { ...(await takeShared(input, places, shared)), broken: {} }
  const files = Object.values(input.islands).filter(file => !file.startsWith(`${engineDir()}/`))
  const { bundle: made, broken } = await bundleWhatWorks([...new Set(files)], {
    bundle: some =>
      bundleOnce(
        withIslands(input, file => some.includes(file) || !files.includes(file)),
        places,
      ),
    attempt: some => attemptBuild(withIslands(input, file => some.includes(file))),
  })
  return { ...made, broken }
}

function withIslands(input: ClientInput, accept: (file: string) => boolean): ClientInput {
  const islands = Object.entries(input.islands).filter(([, file]) => accept(file))
  return { ...input, islands: Object.fromEntries(islands) }
}

/** Builds only the islands, without writing output. */
async function attemptBuild(input: ClientInput): Promise<void> {
  const { build } = await import('vite')
  await build({
    ...(await clientConfig(input)),
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: ISLANDS } },
  }).catch(error => {
    throw bundleError(error, input.root)
  })
}

/** Builds the bundle, or copies the cached one if its input is unchanged. */
async function bundleOnce(input: ClientInput, { outDir, cacheDir, engineKey }: Places): Promise<Sound> {
  const dir = join(cacheDir, 'client')
  const { root: _root, assets: _assets, ...data } = input
  const key = contentHash(engineKey, JSON.stringify(data))
  const made = readKept<Sound>(join(dir, 'made.json'), key) ?? (await bundleNow(input, { dir, key }))
  cpSync(join(dir, 'assets'), join(outDir, 'assets'), { recursive: true })
  return made
}

/** Fills in the bundle shared by all sites of a language, which the first site builds. */
async function takeShared(input: ClientInput, { outDir, engineKey }: Places, shared: string): Promise<Sound> {
  const neutral = sharedInput(input)
  const key = contentHash(engineKey, JSON.stringify({ ...neutral, assets: null }))
  const dir = join(shared, `client-${key}`)
  let made = readKept<Sound>(join(dir, 'made.json'), key)
  if (!made) {
    const pending = `${dir}.${process.pid}`
    made = await bundleNow(neutral, { dir: pending, key })
    rmSync(dir, { recursive: true, force: true })
    renameSync(pending, dir)
  }
  return { ...made, bundle: await fillClient({ dir, bundle: made.bundle }, input, outDir) }
}

async function bundleNow(input: ClientInput, { dir, key }: { dir: string; key: string }): Promise<Sound> {
  rmSync(dir, { recursive: true, force: true })
  const since = Date.now()
  const read = new Set<string>()
  const warnings: Problem[] = []
  const tasks: (() => Promise<void>)[] = []
  const tools: BundlingTools = {
    report: problem => void warnings.push(problem),
    whenMade: task => void tasks.push(task),
  }
  const bundle = await runBuild(input, { outDir: dir, read, tools }).catch(error => {
    throw bundleError(error, input.root)
  })
  for (const task of tasks) await task()
  const { siteDir, statics } = input.resolver
  const record = recordFiles(read, [siteDir, engineDir()], { statics, since })
  const made = { bundle, warnings }
  writeKept(join(dir, 'made.json'), { key, record, made })
  return made
}

async function runBuild(
  input: ClientInput,
  { outDir, read, tools }: { outDir: string; read: Set<string>; tools: BundlingTools },
): Promise<ClientBundle> {
  const { baseUrl } = input
  // Imported on demand: a cached bundle does not need it, and loading takes as long as writing a hundred pages.
  const { build } = await import('vite')
  const config = await clientConfig(input, tools)
  const shipped = new Set<string>()
  const result = (await build({
    ...config,
    plugins: [plainImports(baseUrl), ...config.plugins, noteReads(read), noteShipped(shipped)],
    worker: { ...config.worker, plugins: () => [noteReads(read), noteShipped(shipped)] },
    logLevel: 'silent',
    // A constant, so that tree shaking drops the hosted service's client.
    define: { 'import.meta.env.EMBEDDED_SEARCH': String(input.clientSite.search.provider === 'embedded') },
    build: {
      outDir,
      assetsDir: input.data ? '' : 'assets',
      emptyOutDir: false,
      copyPublicDir: false,
      target: BROWSERS,
      cssTarget: BROWSERS,
      cssMinify: 'lightningcss',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: engineFile('inkstone/app/browser') },
        // Inlines constants; otherwise those used by lazy chunks only would be in the entry chunk.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          ...(input.data && SHARED_NAMES),
          codeSplitting: {
            // Otherwise the React chunk would include modules of the runtime.
            includeDependenciesRecursively: false,
            groups: [{ name: 'react', test: REACT }, ...SEARCH],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    result.output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entry = [...chunks.values()].find(chunk => chunk.isEntry)!
  return {
    build: contentHash(...result.output.map(file => file.fileName).sort()),
    scripts: [baseUrl + entry.fileName],
    ahead: shellChunks(entry, chunks).map(chunk => baseUrl + chunk.fileName),
    // Stylesheets of lazy chunks are loaded with them.
    styles: [...(entry.viteMetadata?.importedCss ?? [])].map(file => baseUrl + file),
    files: result.output.map(file => file.fileName),
    // Stylesheets are not among the modules of the output, so all that were read count as shipped.
    packages: packageFolders([
      ...shipped,
      ...input.sheets,
      ...[...read].filter(file => /\.css(?:\?|$)/.test(file)),
    ]),
  }
}

/**
 * Replaces Vite's preload helper for dynamic imports: loads the stylesheets of the chunk and reports failures.
 * The next import requests a failed stylesheet again. (Vite's helper also preloads scripts, which the runtime
 * does when idle.)
 */
function plainImports(baseUrl: string): Plugin {
  const loader = `const styles = {}
  const addStyle = file => styles[file] ??= new Promise((resolve, reject) => {
    const href = ${JSON.stringify(baseUrl)} + file
    if (document.querySelector('link[href="' + href + '"]')) return resolve()
    const link = document.createElement('link')
    const onerror = () => {
      link.remove()
      delete styles[file]
      reject(new TypeError('Failed to fetch ' + href))
    }
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror })
    document.head.append(link)
  })
  export const __vitePreload = (load, files = []) => Promise.all([
    load(), ...files.map(addStyle),
  ]).then(([module]) => module, error => {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })`
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: id => (id === '\0vite/preload-helper.js' ? loader : null),
  }
}

/**
 * Returns the chunks to prefetch: those of the shell and of page navigation, with their imports, except the
 * entry that the page has already loaded.
 */
function shellChunks(
  entry: Rolldown.OutputChunk,
  chunks: Map<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || chunk === entry || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  for (const { name, fileName } of chunks.values()) if (/^(?:shell|exchange)$/.test(name)) visit(fileName)
  return [...found]
}
