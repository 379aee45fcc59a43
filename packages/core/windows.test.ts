import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'

/** The modules that handle paths, loaded with `path.win32`. */
let engine: typeof import('./build/output-folder') &
  typeof import('./pipeline/compile/links') &
  typeof import('./pipeline/browser/note-shipped') &
  typeof import('./pipeline/modules/packages') &
  typeof import('./pipeline/modules/bundle-error')

const MODULES = [
  './build/output-folder',
  './pipeline/modules/bundle-error',
  './pipeline/compile/links',
  './pipeline/browser/note-shipped',
  './pipeline/modules/packages',
]

beforeAll(async () => {
  const bundle = await rolldown({
    input: 'all',
    platform: 'node',
    external: id => /^(?!node:path$|all$)(?:[a-z@])/.test(id),
    logLevel: 'silent',
    plugins: [
      {
        name: 'windows',
        resolveId: id => (id === 'all' || id === 'node:path' ? `\0${id}` : null),
        load(id) {
          if (id === '\0node:path')
            return `import path from 'path'\nexport default path.win32\nexport const posix = path.posix`
          const file = (name: string) => JSON.stringify(fileURLToPath(new URL(`${name}.ts`, import.meta.url)))
          return id === '\0all' ? MODULES.map(name => `export * from ${file(name)}`).join('\n') : null
        },
      },
    ],
  })
  const file = join(mkdtempSync(join(tmpdir(), 'windows-')), 'all.mjs')
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  engine = await import(pathToFileURL(file).href)
})

describe('on Windows', () => {
  const siteDir = 'C:/work/site'
  const resolver = (file: string) =>
    engine.createLinkResolver({
      root: 'C:/work',
      siteDir,
      baseUrl: '/',
      statics: [],
      file,
      assets: { add: refuse, look: refuse, all: () => [] },
      record: { assets: [], reads: [], found: [] },
    } as unknown as Parameters<typeof engine.createLinkResolver>[0])

  test('a link to a source names it with slashes, as its address is looked up', () => {
    expect(resolver('C:/work/site/docs/deep/a.md').link('../b/c.md#x')).toMatchObject({
      target: 'docs/b/c.md',
      suffix: '#x',
    })
    expect(resolver('C:\\work\\site\\docs\\a.md').link('@site/docs/b.mdx')).toMatchObject({
      target: 'docs/b.mdx',
    })
  })
  test('a missing image is reported by its place below the project', () => {
    expect(resolver('C:/work/site/docs/a.md').asset('./img/x.png')).toMatchObject({
      remedy: 'put the file at site/docs/img/x.png, or fix the path',
    })
  })
  test('islands have the ids that the client bundle registers', () => {
    expect(engine.islandId({ siteDir }, 'C:\\work\\site\\components\\Demo.tsx')).toBe('components/Demo.tsx')
  })
  test('packages are found in the paths of a bundler', () => {
    const ids = ['C:\\work\\node_modules\\@a\\b\\x.js', '\0C:/work/node_modules/c/index.js?commonjs']
    expect(engine.packageFolders(ids)).toEqual(['C:/work/node_modules/@a/b', 'C:/work/node_modules/c'])
  })
  test('what a bundler says names files below the project', () => {
    const error = { message: 'no C:\\work\\site\\x.ts', loc: { file: 'C:\\work\\site\\a.tsx', line: 3 } }
    expect(engine.bundleError(error, 'C:/work').problems).toMatchObject([
      { what: 'no site/x.ts', where: { file: 'site/a.tsx', line: 3 } },
    ])
  })
  test.each([
    ['C:/work/site/docs', 'is a folder of the sources'],
    ['C:/work', 'holds the site itself'],
  ])('the output folder %s is refused', (outDir, why) => {
    expect(() => engine.refuseSources({ root: 'C:/work', siteDir, outDir })).toThrow(why)
  })
  test('one on another drive holds no site', () => {
    expect(() => engine.refuseSources({ root: 'C:/work', siteDir, outDir: 'D:/out' })).not.toThrow()
  })
})

function refuse(): never {
  throw new Error('no file is read')
}
