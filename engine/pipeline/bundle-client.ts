import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { ClientSite } from '../model'
import { ASSET_FILE, type Assets } from './assets'
import { moduleAliases } from './bundle-modules'
import { contentHash } from './hash'
import type { ClientBundle } from './project'

export interface ClientInput {
  root: string
  siteDir: string
  baseUrl: string
  clientSite: ClientSite
  /** Island id -> absolute file. */
  islands: Record<string, string>
  /** CSS made of config and content. */
  siteStyles: string
  assets: Assets
}

/** Oldest browsers that get a styled, readable, searchable site. */
const BROWSERS = ['chrome99', 'safari15.4', 'firefox100']

/** Every page needs these whole, and islands share them: in few files they compress best. */
const FIRST_CHUNKS = [
  // Apart from the rest, so that the entry can wait for the first paint before it asks for anything.
  { name: 'load', test: /preload-helper|rolldown.runtime/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'start', test: /engine\/(?:model\/|client\/(?:context|store|ErrorBoundary|storage)\.|app\/start)/ },
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
  const dirs = ['model', 'search', 'client', 'theme', 'app', 'pipeline'].map(name =>
    join(root, 'engine', name),
  )
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
  const { root, baseUrl } = input
  const result = (await build({
    ...clientConfig(input),
    logLevel: 'silent',
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
        input: { app: join(root, CLIENT_ENTRY) },
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

/** Path of the browser's entry, from the project's root. */
export const CLIENT_ENTRY = 'engine/app/browser.tsx'

/** What the dev server and the production build have in common. */
export function clientConfig(input: ClientInput): InlineConfig {
  const { root, siteDir, baseUrl } = input
  return {
    root,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    resolve: { alias: moduleAliases(root, siteDir) },
    plugins: [virtualModules(input), siteAssets(input.assets), react(), tailwindcss()],
    worker: { format: 'es' },
  }
}

const VIRTUAL = ['virtual:site', 'virtual:islands', 'virtual:site-styles.css']

/** Modules the client entry imports that are made of the site's data; read anew on every load, so the dev server can change them. */
function virtualModules(input: ClientInput): Plugin {
  return {
    name: 'site-data',
    resolveId: id => (VIRTUAL.includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:site') return `export default ${JSON.stringify(withoutInert(input.clientSite))}`
      if (id === '\0virtual:islands') return renderRegistry(input.islands)
      if (id === '\0virtual:site-styles.css') return input.siteStyles
      return null
    },
  }
}

/** What stands in every page as inert HTML, the browser never draws. */
function withoutInert(site: ClientSite): ClientSite {
  return { ...site, tagline: '', version: '', footer: { columns: [] } }
}

function renderRegistry(islands: Record<string, string>): string {
  const entries = Object.entries(islands).map(([id, file]) => {
    const name = id.split('#')[1]
    const load = `import(${JSON.stringify(file)})`
    return `${JSON.stringify(id)}: () => ${name ? `${load}.then(m => ({ default: m.${name} }))` : load}`
  })
  return `export default {\n${entries.join(',\n')}\n}`
}

/** Gives imported images the same address as on the server. */
function siteAssets(assets: Assets): Plugin {
  return {
    name: 'site-assets',
    enforce: 'pre',
    load: id =>
      ASSET_FILE.test(id) && !id.includes('node_modules')
        ? `export default ${JSON.stringify(assets.add(id).url)}`
        : null,
  }
}
