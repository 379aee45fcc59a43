import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areSame } from 'inkstone/modules'
import { afterAll, expect, it } from 'vitest'
import { bundleSite } from '../fixtures/bundle-site'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'contexts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

const bundle = (file: string) =>
  bundleSite({
    root,
    entries: { entry: join(root, file) },
  })

it('a folder can be listed and read as with webpack', async () => {
  write(
    'src/entry.js',
    `export const flat = require.context('./words', false, /\\.js$/)
export const deep = require.context("./words/", true, /[a-z]\\.js$/i)
export const texts = require.context('!!raw-loader!@site/texts', true)
export const published = require.context('/words', false)
export const gone = require.context(
  './gone',
)`,
  )
  write('src/words/one.js', "export default 'one'")
  write('src/words/list.json', '[]')
  write('src/words/more/two.js', "export default 'two'")
  write('texts/note.md', '# Note')
  write('static/words/three.js', "export default 'three'")
  const { urls, files } = await bundle('src/entry.js')
  // The dev server must reload the modules when one of these files is edited.
  expect(files).toContain(join(root, 'texts/note.md'))
  type Context = ((path: string) => { default: string }) & { keys(): string[] }
  const { flat, deep, texts, published, gone } = (await import(urls.entry!)) as Record<string, Context>
  expect(flat!.keys()).toEqual(['./one.js'])
  expect(deep!.keys().map(path => deep!(path).default)).toEqual(['two', 'one'])
  expect(texts!('./note.md').default).toBe('# Note')
  expect(published!('./three.js').default).toBe('three')
  expect(gone!.keys()).toEqual([])
  expect(() => flat!('./two.js')).toThrow("'./two.js' is not in ./words")
})

it('files may be asked for later', async () => {
  write('src/later.js', "export const words = require.context('./words', false, /one\\.js$/, 'lazy')")
  const { words } = await import((await bundle('src/later.js')).urls.entry!)
  expect(await words('./one.js')).toMatchObject({ default: 'one' })
})

it('it is known whether a file has come or gone since', async () => {
  write(
    'src/both.js',
    "export const words = require.context('./words')\nexport const logo = name => require('./logos/' + name + '.js')",
  )
  const { folders } = await bundle('src/both.js')
  expect(Object.keys(folders)).toEqual([join(root, 'src/logos'), join(root, 'src/words')])
  write('src/words/one.js', "export default 'edited'")
  expect(areSame(folders)).toBe(true)
  write('src/logos/x.js', "export default 'x'")
  expect(areSame(folders)).toBe(false)
  rmSync(join(root, 'src/logos'), { recursive: true })
  write('src/words/more/three.js', '')
  expect(areSame(folders)).toBe(false)
})

it.each([
  ["require.context('./words', true, pattern)", 34],
  ["require.context('./' + name)", 17],
  ['require.context()', 1],
])('%s is reported with its place', async (call, column) => {
  write('src/unwritten.js', `const [name, pattern] = ['words', /x/]\nexport const words =\n${call}`)
  await expect(bundle('src/unwritten.js')).rejects.toMatchObject({
    problems: [
      {
        what: 'require.context must be told here which files it lists',
        where: { file: 'src/unwritten.js', line: 3, column },
        remedy: expect.stringContaining("require.context('./folder', true, /"),
      },
    ],
  })
})
