// Bundles the engine once per change and runs the bundle, because Node 20 does not run TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as modules from 'node:module'
import { basename, dirname, isAbsolute, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const engine = fileURLToPath(new URL('..', import.meta.url))
const home = join(engine, '..')
/** When installed, the packages are in node_modules; in the repository, they are siblings. */
const isInstalled = basename(home) === 'node_modules'
const packagesDir = isInstalled ? home : join(home, '../node_modules')
const folders = readdirSync(home).filter(
  name => (!isInstalled || name.startsWith('inkstone')) && existsSync(join(home, name, 'package.json')),
)
const bundles = isInstalled ? join(home, '.cache/inkstone') : join(home, '../.cache/engine')
const inlined = join(bundles, 'inlined.json')

/** Runs the `main` of an entry with the command's arguments, and sets the exit code. */
export async function launch(entry) {
  // Packages select their build by NODE_ENV; React's development build renders pages at half the speed.
  if (process.argv[2] !== 'dev') process.env.NODE_ENV ??= 'production'
  const refusal = findRefusal()
  if (refusal) {
    process.stderr.write(`${refusal}\n`)
    process.exit(1)
  }
  let outDir = join(bundles, fingerprint())
  if (!existsSync(join(outDir, 'made.json'))) {
    const pending = join(bundles, `pending-${process.pid}`)
    try {
      await bundleEngine(pending)
      outDir = join(bundles, fingerprint())
      rmSync(outDir, { recursive: true, force: true })
      renameSync(pending, outDir)
    } catch (error) {
      const reason = findReason(error)
      if (!reason) throw error
      process.stderr.write(
        `Cannot write ${bundles}: ${reason}.\n  → Make room, or change the rights of the folder.\n`,
      )
      process.exit(1)
    }
    dropOld(bundles)
  }
  // From Node 22.8 on, V8's compiled code is cached.
  modules.enableCompileCache?.(join(outDir, 'compiled'))
  const { main } = await import(pathToFileURL(join(outDir, `${entry}.mjs`)).href)
  process.exitCode = await main({ packagesDir, argv: process.argv.slice(2) })
}

/** Returns why the engine cannot run here, with a remedy. */
function findRefusal() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    return `Node.js ${process.versions.node} is too old: install 20.19 or newer.`
  if (!existsSync(join(packagesDir, 'rolldown')))
    return 'The packages are not installed: run `npm ci` in the folder of the project.'
  return undefined
}

/** File system errors, by Node's codes and by the bundler's messages. */
const REFUSALS = {
  'the disk is full': /ENOSPC|No space left|EDQUOT|quota exceeded/i,
  'the file system is read-only': /EROFS|Read-only file system/i,
  'this user may not write there': /EACCES|EPERM|Permission denied|Operation not permitted/i,
  'a part of the path is a file': /ENOTDIR|EEXIST|Not a directory|File exists/i,
}

/** Returns why the engine's bundle cannot be written; undefined for other errors. */
function findReason(error) {
  const text = `${error?.code ?? ''} ${error?.message ?? ''}`
  return Object.keys(REFUSALS).find(reason => REFUSALS[reason].test(text))
}

/**
 * Our own packages, which are TypeScript, and packages of many small files, which load in half the time when
 * bundled.
 */
const BUNDLED =
  /^(?:inkstone(?:-[a-z]+)?|dom(?:elementtype|handler|utils)|dom-serializer|entities|feed|github-slugger|htmlparser2|image-size|nanoid|picocolors|pinyin-pro|postcss(?:-value-parser)?|source-map-js|yaml|zod)(?:\/|$)/

/** Pages contain the rules of `parts`, which are in no bundle. */
const SOURCE = /\.tsx?$|launch\.mjs$|parts[\\/][^\\/]+\.css$/

/**
 * Hashes path, size and time of every source file, which detects any edit and is fast. Third-party packages in
 * the last bundle are hashed by their manifests, because installed files have no meaningful times.
 */
function fingerprint() {
  const hash = createHash('sha256').update(process.version).update(home)
  for (const file of readInlined()) hash.update(existsSync(file) ? readFileSync(file) : '').update(file)
  for (const folder of folders)
    for (const entry of readdirSync(join(home, folder), { recursive: true }).sort()) {
      if (!SOURCE.test(entry) || /(\.test\.|fixtures|node_modules)/.test(entry)) continue
      const { mtimeMs, size } = statSync(join(home, folder, entry))
      hash.update(`${folder}/${entry.split(sep).join('/')}:${size}:${mtimeMs}\n`)
    }
  return hash.digest('hex').slice(0, 16)
}

function readInlined() {
  return existsSync(inlined) ? JSON.parse(readFileSync(inlined, 'utf8')) : []
}

function manifestOf(file) {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, 'package.json'))) return join(dir, 'package.json')
  return undefined
}

/** Exports of the engine that run in Node; the others are for pages. */
const FOR_NODE = /^\.\/(?:config|content|markdown|paths|report)$/

/** Returns the packages' exports for Node as entries: a config that imports them shares the modules of the engine. */
function pluginEntries() {
  const entries = {}
  for (const folder of folders) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8'))
    if (name === 'inkstone-search') continue
    for (const [path, file] of Object.entries(exports))
      if (file.endsWith('.ts') && (name !== 'inkstone' || FOR_NODE.test(path)))
        entries[name + path.slice(1).replaceAll('/', '-')] = join(home, folder, file)
  }
  return entries
}

/** Drops zod's other languages, which would be parsed at every start. */
const englishOnly = {
  name: 'english-only',
  load: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ },
    handler: () => `export { default as en } from './en.js'`,
  },
}

/** Whether npm installed a nested version for one of our packages, because the site has another version. */
function isNested(name, importer) {
  for (let dir = dirname(importer); dir.startsWith(home + sep); dir = dirname(dir))
    if (existsSync(join(dir, 'node_modules', name))) return true
  return false
}

/** Keeps other packages external: by name, or by path if the bundle would resolve another version. */
const loadedPackages = {
  name: 'loaded-packages',
  async resolveId(id, importer) {
    if (!importer || /^(?:\.|node:)/.test(id) || isAbsolute(id) || BUNDLED.test(id)) return null
    const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(id)
    const found = isNested(name, importer) && (await this.resolve(id, importer))
    return { id: found ? pathToFileURL(found.id).href : id, external: true }
  },
}

async function bundleEngine(dir) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: {
      main: join(engine, 'cli/main.ts'),
      worker: join(engine, 'build/worker.ts'),
      'compress-thread': join(engine, 'build/compress-thread.ts'),
      ...pluginEntries(),
    },
    platform: 'node',
    logLevel: 'warn',
    plugins: [englishOnly, loadedPackages],
  })
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  })
  await bundle.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const code = createHash('sha256')
  for (const chunk of chunks) code.update(chunk.fileName).update(chunk.code)
  const parts = join(engine, 'theme/styles/parts')
  for (const file of readdirSync(parts).sort()) code.update(file).update(readFileSync(join(parts, file)))
  const packages = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const nested = packages.filter(name => name.startsWith('file:')).map(name => fileURLToPath(name))
  for (const file of new Set(nested.map(manifestOf).sort())) code.update(readFileSync(file))
  const made = {
    code: code.digest('hex').slice(0, 16),
    packages: [...new Set(packages)].filter(name => !own.has(name) && !name.startsWith('node:')).sort(),
  }
  writeFileSync(join(dir, 'made.json'), JSON.stringify(made))
  const files = chunks.flatMap(chunk => chunk.moduleIds).filter(id => id.includes('node_modules'))
  writeFileSync(
    inlined,
    JSON.stringify([...new Set([...files, ...nested].map(manifestOf).filter(Boolean))].sort()),
  )
}

/** Removes bundles of earlier sources, except the newest few: a server may still use them. */
function dropOld(dir, kept = 4) {
  const folders = readdirSync(dir, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const made = folders.map(({ name }) => ({
    path: join(dir, name),
    time: statSync(join(dir, name)).mtimeMs,
  }))
  for (const { path } of made.sort((a, b) => b.time - a.time).slice(kept))
    rmSync(path, { recursive: true, force: true })
}
