import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'contexts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

it('a folder can be listed and read as with webpack', async () => {
  write(
    'src/entry.js',
    `export const flat = require.context('./words', false, /\\.js$/)
export const deep = require.context("./words/", true, /[a-z]\\.js$/i)
export const texts = require.context('!!raw-loader!@site/texts', true)
export const gone = require.context(
  './gone',
)`,
  )
  write('src/words/one.js', "export default 'one'")
  write('src/words/list.json', '[]')
  write('src/words/more/two.js', "export default 'two'")
  write('texts/note.md', '# Note')
  const { urls } = await bundleModules({
    root,
    siteDir: root,
    outDir: join(root, 'out'),
    entries: { entry: join(root, 'src/entry.js') },
    assets: {} as Assets,
  })
  type Context = ((path: string) => { default: string }) & { keys(): string[] }
  const { flat, deep, texts, gone } = (await import(urls.entry!)) as Record<string, Context>
  expect(flat!.keys()).toEqual(['./one.js'])
  expect(deep!.keys().map(path => deep!(path).default)).toEqual(['two', 'one'])
  expect(texts!('./note.md').default).toBe('# Note')
  expect(gone!.keys()).toEqual([])
  expect(() => flat!('./two.js')).toThrow("'./two.js' is not in ./words")
})
