import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importsOf, readSources, type Sources } from './fixtures/read-sources'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Exports of the project's packages, by package name. */
const PACKAGES: Record<string, string[]> = {}
/** Relative imports that a folder may make outside of itself. */
const FOLDERS: Record<string, RegExp> = { proofs: /^(?:site|scripts|e2e\/support)\// }
/** Packages that must not import other packages of the project. */
const INDEPENDENT = ['packages/search']

for (const name of readdirSync(join(root, 'packages'))) {
  const folder = `packages/${name}`
  if (!existsSync(join(root, folder, 'package.json'))) continue
  const manifest = readJson(`${folder}/package.json`)
  PACKAGES[manifest.name] = Object.keys(manifest.exports ?? {})
  // A package without exports is a script without TypeScript.
  if (manifest.exports) FOLDERS[folder] = /^$/
}
for (const folder of ['site', 'examples/minimal', 'examples/handbook']) FOLDERS[folder] = /^$/

test.each(Object.keys(FOLDERS))('%s imports the packages by the names that they export', folder => {
  const sources = readSources(join(root, folder))
  expect(sources.size).toBeGreaterThan(0)
  expect(findOutsideImports(sources, { folder, packages: PACKAGES })).toEqual([])
})
test.each(INDEPENDENT)('%s knows no other package of the project', folder => {
  const own = readJson(`${folder}/package.json`).name
  const others = Object.keys(PACKAGES).filter(name => name !== own)
  const written = [...readSources(join(root, folder)).values()].flatMap(importsOf)
  expect(written.filter(name => others.includes(packageOf(name)))).toEqual([])
})
test('the browser side of search imports nothing of Node, and only packages that may travel', () => {
  const sources = readSources(join(root, 'packages/search'))
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const written of importsOf(sources.get(file)!)) {
      const path = posix.join(posix.dirname(file), written.replace(/\?.*$/, ''))
      const target = [`${path}.ts`, `${path}/index.ts`].find(candidate => sources.has(candidate))
      if (/^\./.test(written)) visit(target!)
      else packages.add(written)
    }
  }
  for (const file of sources.keys()) if (file.startsWith('browser/')) visit(file)
  expect([...seen].filter(file => file.startsWith('node/'))).toEqual([])
  expect([...packages].sort()).toEqual(['algoliasearch/lite', 'search-insights'])
})
test('a package can be installed beside any React', () => {
  const asking = Object.keys(FOLDERS).filter(
    folder => readJson(`${folder}/package.json`).peerDependencies?.react,
  )
  expect(asking).toEqual([])
})
test('every package of the lock has its hash', () => {
  const { packages } = readJson('package-lock.json')
  const bare = Object.entries<{ integrity?: string; link?: boolean; inBundle?: boolean }>(packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes('node_modules/') && !integrity && !link && !inBundle,
  )
  expect(bare.map(([path]) => path)).toEqual([])
})
test('a site that imports past the exports', () => {
  const sources = new Map(
    Object.entries({
      'a.ts': "import x from '../packages/core/config'",
      'data/b.ts': "import x from 'inkstone/secret'\nimport y from 'inkstone/config'\nimport z from './c'",
      'data/c.ts': "import x from '../../proofs/x'",
      'data/d.ts': "import x from 'inkstone-search'\nimport y from 'inkstone-search/reader'",
    }),
  )
  const packages = { inkstone: ['./config'], 'inkstone-search': ['.'] }
  expect(findOutsideImports(sources, { folder: 'site', packages })).toEqual([
    'a.ts imports ../packages/core/config',
    'data/b.ts imports inkstone/secret',
    'data/c.ts imports ../../proofs/x',
    'data/d.ts imports inkstone-search/reader',
  ])
})

function packageOf(specifier: string): string {
  return specifier.split('/')[0]!
}

/** Returns imports that leave a folder of the project, and imports of names that its packages do not export. */
function findOutsideImports(
  sources: Sources,
  { folder, packages }: { folder: string; packages: Record<string, string[]> },
): string[] {
  const isExported = (exported: string[], name: string) =>
    exported.some(one => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))))
  const isWrong = (file: string, written: string) => {
    const target = posix.join(folder, posix.dirname(file), written)
    if (/^\.\.?\//.test(written)) return !target.startsWith(`${folder}/`) && !FOLDERS[folder]?.test(target)
    const exported = packages[packageOf(written)]
    return exported !== undefined && !isExported(exported, `.${written.slice(packageOf(written).length)}`)
  }
  return [...sources].flatMap(([file, source]) =>
    importsOf(source)
      .filter(written => isWrong(file, written))
      .map(written => `${file} imports ${written}`),
  )
}
