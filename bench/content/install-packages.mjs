// Packages that a checkout's own code imports, as its owner has them; Docusaurus and React come from the engine.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, relative, resolve } from 'node:path'

const OURS =
  /^(?:@docusaurus|@theme|@theme-original|@theme-init|@site|@generated|react|react-dom|inkstone)(?:\/|$)/

/** Older than the newest is what Docusaurus 3 brings along, and code of sites imports. */
const BROUGHT = { 'github-slugger': '^1.5.0', 'react-router': '^5.3.4', 'react-router-dom': '^5.3.4' }

const COMPILERS = [
  ['s[ac]ss', ['sass', 'sass-embedded']],
  ['less', ['less']],
]

/** Installs what the code of a site imports and its package.json names; returns what could not be had. */
export function installPackages(siteDir, { checkout, cache }) {
  const files = sourceFiles(checkout)
  const wanted = findImports(files)
  const versions = { ...BROUGHT, ...readDependencies(siteDir) }
  // What only a framework's own dependencies bring is taken as it is now; examples in pages are no imports.
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
  // Components may lie beside the site, and find what a workspace has at its root.
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
      // What the registry does not answer must not hold up the rest.
      { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: 300_000 },
    )
  const missing = findMissing(names, npm)
  const peers = missingPeers(join(dir, 'node_modules'), versions)
  if (peers.length > 0) npm(peers)
  return missing
}

/** Installs all at once, without those that npm says are not there; one by one where it does not say. */
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
 * What packages expect beside them, what they can do without only where the site has it; React and Docusaurus would be
 * installed twice if npm saw to it.
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

/** What cannot be had here gives empty lists, so that the rest of the site can be tried. */
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

/** As the registry takes it; addresses and what bundlers alone resolve are none. */
const PACKAGE_NAME = /^(?:@[a-z][\w.-]*\/)?[a-z][\w.-]*$/

/** Names of the packages that files import, and whether code does; those of texts may be examples. */
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
    // Nobody imports the compiler, which a site has installed beside it.
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
  // "workspace:" and the like mean what is not published.
  return Object.fromEntries(all.filter(([, range]) => !range.includes(':')))
}
