// Packages that a checkout's own code imports, as its owner has them; Docusaurus and React come from the engine.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

const OURS =
  /^(?:@docusaurus|@theme|@theme-original|@theme-init|@site|@generated|@mdx-js|react|react-dom|inkstone)(?:\/|$)/

/** Installs what the code of a site imports and its package.json names; returns what could not be had. */
export function installPackages(siteDir, work) {
  const wanted = findImports(siteDir)
  const versions = readDependencies(siteDir)
  const names = [...wanted].filter(name => versions[name]).map(name => `${name}@${versions[name]}`)
  if (names.length === 0) return []
  const dir = join(work, 'packages')
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'package.json'), '{"private":true}')
  const missing = []
  const npm = args =>
    spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...args],
      {
        cwd: dir,
        stdio: 'ignore',
      },
    ).status === 0
  if (!npm(names)) for (const name of names) if (!npm([name])) missing.push(name)
  if (!existsSync(join(siteDir, 'node_modules')))
    symlinkSync(join(dir, 'node_modules'), join(siteDir, 'node_modules'))
  return missing
}

function findImports(siteDir) {
  const found = new Set()
  for (const file of readdirSync(siteDir, { recursive: true })) {
    if (!/\.(?:[cm]?[jt]sx?|mdx?)$/.test(file) || /node_modules|docusaurus\.config/.test(file)) continue
    const text = readFileSync(join(siteDir, file), 'utf8')
    for (const [, specifier] of text.matchAll(/(?:from|import|require\()\s*['"]([^'"./][^'"]*)['"]/g)) {
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      if (!OURS.test(name) && !builtinModules.includes(name) && !name.startsWith('node:')) found.add(name)
    }
  }
  return found
}

function readDependencies(siteDir) {
  const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  return [join(siteDir, '..', 'package.json'), join(siteDir, 'package.json')].reduce((all, file) => {
    const { dependencies = {}, devDependencies = {} } = read(file)
    const plain = Object.entries({ ...devDependencies, ...dependencies }).filter(
      ([, range]) => !/:/.test(range),
    )
    return { ...all, ...Object.fromEntries(plain) }
  }, {})
}
