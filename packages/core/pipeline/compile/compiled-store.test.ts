import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Site } from '../../config'
import { createAssets } from '../modules/assets'
import { createResolver } from '../modules/resolver'
import { createSourceCompiler } from './compile-sources'
import { openCompiledStore } from './compiled-store'

let siteDir: string
const at = (file: string) => join(siteDir, file)
const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="2"></svg>`
const TEXT = '![pic](./pic.svg) two\u2028lines\n\n```js {1} title="a.js"\na\n```\n'

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'compiled-'))
  mkdirSync(at('docs'))
  writeFileSync(at('docs/pic.svg'), svg(1))
})

/** Compiles a source as a new process would; `fresh` is false if the cached result was used. */
function compile(text = TEXT, { engineKey = 'k', baseUrl = '/' } = {}) {
  const none = { docs: [] as Site['docs'], blog: [] as Site['blog'] }
  const site = {
    baseUrl,
    locale: { htmlLang: 'en' },
    markdown: {},
    ...none,
    staticDirs: ['static'],
    aliases: {},
  } as Site
  const store = openCompiledStore(at('compiled.jsonl'))
  let fresh = true
  const compiler = createSourceCompiler({
    root: siteDir,
    resolver: createResolver({ siteDir, site }),
    site,
    assets: createAssets(baseUrl),
    engineKey,
    store: {
      ...store,
      find(key) {
        const page = store.find(key)
        fresh = !page
        return page
      },
    },
  })
  const page = compiler.compile({ source: 'docs/a.md', text, bodyLine: 1, format: 'md', isBlog: false })
  store.save(compiler.compiled)
  return { page, fresh }
}

test('a source that is as it was is taken from the store, the same to the last field', () => {
  const first = compile()
  const again = compile()
  expect([first.fresh, again.fresh]).toEqual([true, false])
  expect(again.page).toEqual(first.page)
  expect(again.page.figures[0]?.highlighted).toEqual([1])
})

test.each<[string, () => ReturnType<typeof compile>]>([
  ['its text', () => compile(`${TEXT}more`)],
  ['the engine', () => compile(TEXT, { engineKey: 'other' })],
  ['the base URL', () => compile(TEXT, { baseUrl: '/sub/' })],
  [
    'an image it shows',
    () => {
      writeFileSync(at('docs/pic.svg'), svg(9))
      return compile()
    },
  ],
  [
    'a file it looked for, now gone',
    () => {
      rmSync(at('docs/pic.svg'))
      return compile()
    },
  ],
  [
    'a damaged line of the store',
    () => {
      writeFileSync(at('compiled.jsonl'), readFileSync(at('compiled.jsonl'), 'utf8').slice(0, -9))
      return compile()
    },
  ],
])('it is compiled again after a change of %s', (_, change) => {
  compile()
  expect(change().fresh).toBe(true)
})

test('the page is the new one when an image has another size', () => {
  compile()
  writeFileSync(at('docs/pic.svg'), svg(9))
  expect(compile().page.body.output).toContain('width="9"')
  expect(compile().page.body.output).toContain('width="9"')
})

test('a link is resolved again when the source it leads to is gone, not when it is edited', () => {
  const text = '[b](./b.md)'
  writeFileSync(at('docs/b.md'), 'b')
  writeFileSync(at('b.md'), 'another')
  expect(compile(text).page.links).toMatchObject([{ target: 'docs/b.md' }])
  writeFileSync(at('docs/b.md'), 'edited')
  expect(compile(text).fresh).toBe(false)
  rmSync(at('docs/b.md'))
  expect(compile(text).page.links).toMatchObject([{ target: 'b.md' }])
})

test('a file that appears where there was none is noticed', () => {
  rmSync(at('docs/pic.svg'))
  expect(compile().page.problems).toHaveLength(1)
  writeFileSync(at('docs/pic.svg'), svg(1))
  expect(compile().page.problems).toEqual([])
})

test('the store holds what the last process used, and is not written without need', () => {
  compile()
  compile(`${TEXT}more`)
  expect(readFileSync(at('compiled.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1)
  const { mtimeMs } = statSync(at('compiled.jsonl'))
  compile(`${TEXT}more`)
  expect(statSync(at('compiled.jsonl')).mtimeMs).toBe(mtimeMs)
})
