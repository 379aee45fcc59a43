// Installs the packages that a checkout's own code imports; Docusaurus and React come from the engine.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, relative, resolve } from 'node:path'

const OURS =
  /^(?:@docusaurus|@theme|@theme-original|@theme-init|@site|@generated|react|react-dom|inkstone(?:-\w+)?)(?:\/|$)/

/** Versions of Docusaurus 3's own dependencies, older than the latest, which sites import. */
const BROUGHT = { 'github-slugger': '^1.5.0', 'react-router': '^5.3.4', 'react-router-dom': '^5.3.4' }

const COMPILERS = [
  ['s[ac]ss', ['sass', 'sass-embedded']],
  ['less', ['less']],
]

/** Installs the packages that a site's code imports or its package.json lists; returns those that are unavailable. */
export function installPackages(siteDir, { checkout, cache }) {
  const files = sourceFiles(checkout)
  const wanted = findImports(files)
  const versions = { ...BROUGHT, ...readDependencies(siteDir) }
  // Transitive dependencies of a framework are installed in their latest version; imports in page examples are
  // ignored.
  const names = [...wanted]
    .filter(([name, inCode]) => versions[name] || inCode)
    .map(([name]) => `${name}@${versions[name] ?? 'latest'}`)
    .sort()
  if (names.length === 0) return []
  const dir = join(
    cache,
    createHash('sha256')
      .update(JSON.stringify([names, versions]))
      .digest('hex')
      .slice(0, 12),
  )
  const record = join(dir, 'missing.json')
  const missing = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : install(dir, names, versions)
  for (const name of missing) writeStub(dir, name.replace(/(?!^)@[^@]*$/, ''), files)
  writeFileSync(record, JSON.stringify(missing))
  // Components may be outside of the site folder and use packages from a workspace root.
  for (const folder of new Set([siteDir, checkout].map(folder => resolve(folder))))
    if (!existsSync(join(folder, 'node_modules')))
      symlinkSync(join(dir, 'node_modules'), join(folder, 'node_modules'))
  return missing
}

function install(dir, names, versions) {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'package.json'), '{"private":true}')
  const npm = args =>
    spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...args],
      // A registry time-out must not block the rest.
      { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: 300_000 },
    )
  const missing = findMissing(names, npm)
  const peers = missingPeers(join(dir, 'node_modules'), versions)
  if (peers.length > 0) npm(peers)
  return missing
}

/**
 * Installs all packages at once, retries without those that npm reports as missing, or one by one if it names none.
 */
export function findMissing(names, npm) {
  const { status, stderr = '' } = names.length > 0 ? npm(names) : { status: 0 }
  if (status === 0) return []
  const named = names.filter(name => stderr.includes(`found for ${name}`) || stderr.includes(`'${name}'`))
  if (named.length === 0) return names.filter(name => npm([name]).status !== 0)
  return [
    ...named,
    ...findMissing(
      names.filter(name => !named.includes(name)),
      npm,
    ),
  ]
}

/**
 * Returns missing peer dependencies, optional ones only if the site has them; npm would install React and Docusaurus
 * twice.
 */
export function missingPeers(modules, versions) {
  const folders = readdirSync(modules).flatMap(name =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map(inner => `${name}/${inner}`) : [name],
  )
  const wanted = folders.flatMap(name => {
    const manifest = join(modules, name, 'package.json')
    if (!existsSync(manifest)) return []
    const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    return Object.entries(peerDependencies).flatMap(([peer, range]) =>
      peerDependenciesMeta[peer]?.optional && !versions[peer] ? [] : [[peer, versions[peer] ?? range]],
    )
  })
  const absent = wanted.filter(([peer]) => !OURS.test(peer) && !existsSync(join(modules, peer)))
  return [...new Map(absent)].map(([peer, range]) => `${peer}@${range}`)
}

/** Writes a stub with empty lists for an unavailable package, so that the rest of the site can be tested. */
export function writeStub(dir, name, files) {
  const pattern = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${name}['"]`, 'g')
  const names = new Set()
  for (const file of files) {
    for (const [, list] of readFileSync(file, 'utf8').matchAll(pattern))
      for (const [, name] of list.matchAll(/(?:^|,)\s*(?!type\s)([\w$]+)/g)) names.add(name)
  }
  const folder = join(dir, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, type: 'module', main: 'index.js' }))
  const lines = [...names].map(exported => `export const ${exported} = () => []`)
  writeFileSync(join(folder, 'index.js'), [...lines, 'export default () => []', ''].join('\n'))
}

const SOURCE = /\.(?:[cm]?[jt]sx?|mdx?)$/

export function sourceFiles(checkout) {
  return readdirSync(checkout, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(file => SOURCE.test(file) && !/node_modules|docusaurus\.config/.test(relative(checkout, file)))
}

/** A valid package name; excludes URLs and aliases of bundlers. */
const PACKAGE_NAME = /^(?:@[a-z][\w.-]*\/)?[a-z][\w.-]*$/

/** Returns the packages that files import, and whether code does: imports in texts may be examples. */
export function findImports(files) {
  const found = new Map()
  for (const file of files) {
    const inCode = !/\.mdx?$/.test(file)
    const text = readFileSync(file, 'utf8')
    for (const [, specifier] of text.matchAll(/(?:from|import\s*\(?|require\()\s*['"]([^'"./][^'"]*)['"]/g)) {
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      if (PACKAGE_NAME.test(name) && !OURS.test(name) && !builtinModules.includes(name))
        found.set(name, inCode || found.get(name) || false)
    }
    // Compilers are not imported, but must be installed.
    for (const [ending, names] of COMPILERS)
      if (new RegExp(`['"][^'"\\n]+\\.${ending}['"]`).test(text))
        for (const name of names) found.set(name, false)
  }
  return found
}

function readDependencies(siteDir) {
  const manifests = [join(siteDir, '..', 'package.json'), join(siteDir, 'package.json')]
  const all = manifests
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.entries({ ...devDependencies, ...optionalDependencies, ...dependencies }),
    )
  // "workspace:" and similar ranges refer to unpublished packages.
  return Object.fromEntries(all.filter(([, range]) => !range.includes(':')))
}
