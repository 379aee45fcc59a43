import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { BROWSERS } from './browsers'
import { type ClientInput, clientConfig } from './client-config'
import { engineDir, engineFile } from './engine-file'
import { contentHash } from './hash'
import type { ClientBundle } from './project'

/** Every page needs these whole, and islands share them: in few files they compress best. */
const FIRST_CHUNKS = [
  // The entry brings what all chunks share, for it waits for the first paint before it asks for any of them.
  { name: 'app', test: /preload-helper|rolldown.runtime|app\/browser/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|app\/react-dom/ },
  {
    name: 'start',
    test: /engine\/(?:model\/|client\/(?:ClientProvider|contexts|named-context|store|storage)\.|app\/start)/,
  },
]

/** Builds the shell and the islands into `outDir/assets`, or takes them from the last build that was the same. */
export async function bundleClient(
  input: ClientInput,
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<ClientBundle> {
  const cached = join(cacheDir, 'client', hashInput(input))
  const manifest = join(cached, 'manifest.json')
  if (!existsSync(manifest)) {
    rmSync(join(cacheDir, 'client'), { recursive: true, force: true })
    const bundle = await runBuild(input, cached)
    writeFileSync(manifest, JSON.stringify(bundle))
  }
  cpSync(join(cached, 'assets'), join(outDir, 'assets'), { recursive: true })
  return JSON.parse(readFileSync(manifest, 'utf8')) as ClientBundle
}

/** Everything the bundle is made of: sources that the browser or Tailwind reads, the site's data, the packages. */
function hashInput({ root, siteDir, clientSite, islands, siteStyles }: ClientInput): string {
  const dirs = ['model', 'search', 'client', 'theme', 'app', 'pipeline'].map(name => join(engineDir(), name))
  const siteDirs = ['components', 'pages', 'data'].map(name => join(siteDir, name))
  const files = [...dirs, ...siteDirs].filter(existsSync).flatMap(dir =>
    (readdirSync(dir, { recursive: true }) as string[])
      .filter(file => /\.(?:tsx?|jsx?|css|json|svg|png)$/.test(file) && !/\.test\./.test(file))
      .sort()
      .map(file => join(dir, file)),
  )
  const stylesheet = join(siteDir, 'site.css')
  if (existsSync(stylesheet)) files.push(stylesheet)
  const sources = files.flatMap(file => [file, readFileSync(file)])
  return contentHash(
    JSON.stringify([clientSite, islands, siteStyles]),
    readFileSync(join(root, 'package-lock.json')),
    ...sources,
  )
}

async function runBuild(input: ClientInput, outDir: string): Promise<ClientBundle> {
  const { baseUrl } = input
  // Loaded here, since a rebuild rarely needs it and it takes as long to load as a hundred pages to write.
  const { build } = await import('vite')
  const config = await clientConfig(input)
  const result = (await build({
    ...config,
    plugins: [plainImports(), ...config.plugins],
    logLevel: 'silent',
    // Known while bundling, it leaves the hosted service's client out.
    define: { 'import.meta.env.EMBEDDED_SEARCH': String(input.clientSite.search.provider === 'embedded') },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: BROWSERS,
      cssTarget: BROWSERS,
      cssMinify: 'lightningcss',
      modulePreload: false,
      // One stylesheet: without styles of their own, lazy chunks need no loader around their import.
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: engineFile('inkstone/app/browser') },
        output: { codeSplitting: { groups: FIRST_CHUNKS } },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    result.output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entry = [...chunks.values()].find(chunk => chunk.isEntry)!
  const first = firstChunks(entry, chunks)
  const css = result.output.map(file => file.fileName).filter(name => name.endsWith('.css'))
  return {
    build: contentHash(...result.output.map(file => file.fileName).sort()),
    scripts: [baseUrl + entry.fileName],
    preloads: first.filter(chunk => chunk !== entry).map(chunk => baseUrl + chunk.fileName),
    styles: css.map(file => baseUrl + file),
    files: result.output.map(file => file.fileName),
  }
}

/** Chunks are preloaded by the page and have no styles of their own: of the loader around imports its event is left. */
function plainImports(): Plugin {
  const loader = `export const __vitePreload = load => load().catch(error => {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })`
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: id => (id === '\0vite/preload-helper.js' ? loader : null),
  }
}

/** What every page loads sooner or later: the entry, what it starts with, and all they import. */
function firstChunks(
  entry: Rolldown.OutputChunk,
  chunks: Map<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  visit(entry.fileName)
  entry.dynamicImports.forEach(visit)
  return [...found]
}
