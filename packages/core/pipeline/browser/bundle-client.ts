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

/** What shell and islands share, in one file; by itself it would be split by who imports what. */
const REACT =
  /node_modules\/(?:react|react-dom|scheduler)\/|rolldown.runtime|app\/react-dom|client\/(?:react\/(?!InertHost|PageMain)|hooks\/)|model\/\w+\/provider|layout\/site-link|search\/kept-query|theme\/text\/(?:(?:zh|en)\/shell|surface-language)/

/** Search in three files, none of which has to arrive before another is asked for. The first one needs no React. */
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

/** What is shared stands in a folder that has a hash itself. */
const SHARED_NAMES = {
  entryFileNames: '[name]-[hash:6].js',
  chunkFileNames: '[name]-[hash:6].js',
  assetFileNames: '[name]-[hash:6][extname]',
}

interface Places {
  outDir: string
  cacheDir: string
  /** Identity of the engine and its packages, the bundler among them. */
  engineKey: string
}

export interface MadeClient {
  bundle: ClientBundle
  warnings: Problem[]
  /** What is wrong with the islands that are not in it, by their files. */
  broken: Record<string, Problem[]>
}

type Sound = Omit<MadeClient, 'broken'>

/** Builds the shell and the islands that can be built into `outDir/assets`. */
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

/** Builds the islands alone, into nothing. */
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

/** Builds it, or takes it from the last build that was the same. */
async function bundleOnce(input: ClientInput, { outDir, cacheDir, engineKey }: Places): Promise<Sound> {
  const dir = join(cacheDir, 'client')
  const { root: _root, assets: _assets, ...data } = input
  const key = contentHash(engineKey, JSON.stringify(data))
  const made = readKept<Sound>(join(dir, 'made.json'), key) ?? (await bundleNow(input, { dir, key }))
  cpSync(join(dir, 'assets'), join(outDir, 'assets'), { recursive: true })
  return made
}

/** Fills the bundle that sites of one language share, which the first of them makes. */
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
  // Loaded here, since a rebuild rarely needs it and it takes as long to load as a hundred pages to write.
  const { build } = await import('vite')
  const config = await clientConfig(input, tools)
  const shipped = new Set<string>()
  const result = (await build({
    ...config,
    plugins: [plainImports(baseUrl), ...config.plugins, noteReads(read), noteShipped(shipped)],
    worker: { ...config.worker, plugins: () => [noteReads(read), noteShipped(shipped)] },
    logLevel: 'silent',
    // Known while bundling, it leaves the hosted service's client out.
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
        // Else names that files on demand alone use stand in the file of every page.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          ...(input.data && SHARED_NAMES),
          codeSplitting: {
            // Else React's file would take along what the runtime is made of.
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
    // Those of lazy chunks come with them.
    styles: [...(entry.viteMetadata?.importedCss ?? [])].map(file => baseUrl + file),
    files: result.output.map(file => file.fileName),
    // Stylesheets leave no modules behind: all that were read are part of those that are written.
    packages: packageFolders([
      ...shipped,
      ...input.sheets,
      ...[...read].filter(file => /\.css(?:\?|$)/.test(file)),
    ]),
  }
}

/**
 * What stands around an import on demand: it brings the stylesheets of the chunk, and reports a failure. A stylesheet
 * that failed is asked for again by the next import. (The
 * bundler's own loader also preloads scripts, which the runtime does when it has the time.)
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
 * What the shell is made of, all it imports included, but for what the page has loaded already; and what the change to
 * another page needs.
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
