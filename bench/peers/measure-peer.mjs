// Installs a peer, writes the same pages for it, and builds it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { discard } from '../discard.mjs'
import { measureProcess } from '../measure-process.mjs'
import { workDir } from '../places.mjs'
import { writePages } from '../synthetic-pages.mjs'
import { writeFiles } from '../write-files.mjs'

/** Installs the pinned versions, or close ones if the registry lacks them; returns the main package's version. */
export function installPeer(peer) {
  const packages = { ...peer.packages, ...ownNode(peer).packages }
  const near = Object.fromEntries(Object.entries(packages).map(([name, version]) => [name, `^${version}`]))
  if (!isInstalled(peer, packages) && !isInstalled(peer, near)) {
    const problem = install(peer, packages)
    if (problem && install(peer, near)) throw new Error(`cannot be installed: ${problem}`)
  }
  const [main] = Object.keys(peer.packages)
  return JSON.parse(readFileSync(join(peerDir(peer), 'node_modules', main, 'package.json'), 'utf8')).version
}

/** Builds `count` pages from scratch; the built site is kept for the browser. */
export async function buildPeer(peer, count) {
  const dir = peerDir(peer)
  clear(dir)
  writePages(join(dir, peer.content), { count, dialect: peer.dialect })
  writeFiles(dir, peer.files(count))
  const command = [ownNode(peer).path, ...peer.command]
  const { output: _, ...figures } = await measureProcess({ command, cwd: dir, env: peer.env })
  if (!existsSync(builtDir(peer))) throw new Error('the build wrote nothing')
  return { pages: count, ...figures }
}

/** Returns the folder of a peer's built site. */
export function builtDir(peer) {
  return join(peerDir(peer), peer.out)
}

function peerDir(peer) {
  return join(workDir, 'peers', peer.id)
}

/** Returns the Node to use: from the registry if the peer requires a newer one. */
function ownNode({ id, node }) {
  const isOld = node && Number.parseInt(process.versions.node, 10) < Number.parseInt(node, 10)
  if (!isOld) return { path: process.execPath }
  const name = `node-${process.platform}-${process.arch}`
  return { path: join(peerDir({ id }), 'node_modules', name, 'bin/node'), packages: { [name]: node } }
}

function isInstalled(peer, packages) {
  const dir = peerDir(peer)
  if (!existsSync(join(dir, 'node_modules/.package-lock.json'))) return false
  return readFileSync(join(dir, 'package.json'), 'utf8') === manifest(peer, packages)
}

/** Returns the error, if any. */
function install(peer, packages) {
  const dir = peerDir(peer)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  writeFiles(dir, { 'package.json': manifest(peer, packages) })
  const args = [
    'install',
    '--ignore-scripts',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status, stderr, error } = spawnSync('npm', args, { cwd: dir, encoding: 'utf8', timeout: 900_000 })
  if (status === 0) return
  rmSync(join(dir, 'node_modules'), { recursive: true, force: true })
  return error?.message ?? stderr.trim().split('\n').slice(0, 6).join(' ')
}

function manifest({ id, overrides }, dependencies) {
  const text = { name: `bench-${id}`, private: true, dependencies, overrides }
  return `${JSON.stringify(text, null, 2)}\n`
}

/** Removes everything except installed packages, without the caches that tools keep among them. */
function clear(dir) {
  const kept = ['node_modules', 'package.json', '.bin', '.package-lock.json']
  for (const name of readdirSync(dir)) {
    if (!kept.includes(name)) discard(join(dir, name))
  }
  for (const name of readdirSync(join(dir, 'node_modules'))) {
    if (name.startsWith('.') && !kept.includes(name)) discard(join(dir, 'node_modules', name))
  }
}
