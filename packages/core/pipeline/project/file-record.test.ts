import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isCurrent, recordFiles } from './file-record'
import { createPackageVersions } from './package-versions'

let root: string
const at = (file: string) => join(root, file)
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'file-record-')))
  write('lib/words.ts', 'a')
  write('lib/deep/index.ts', 'a')
  write('node_modules/dep/package.json', '{ "version": "1.0.0", "dependencies": { "inner": "*" } }')
  write('node_modules/dep/lib/a.js', 'a')
  write('node_modules/dep/node_modules/inner/package.json', '{ "version": "2.0.0" }')
})
const record = () =>
  recordFiles(['lib/words.ts', 'lib/deep/index.ts?raw', 'node_modules/dep/lib/a.js', '\0virtual'].map(at), [
    root,
  ])

test('a record holds while nothing that was read has changed', () => {
  const made = record()
  write('lib/page.txt', 'no import leads here')
  write('node_modules/other/package.json', '{}')
  expect(isCurrent(made)).toBe(true)
})

test.each([
  ['a file', () => write('lib/words.ts', 'b')],
  ['a file that is gone', () => rmSync(at('lib/deep/index.ts'))],
  ['a file of a package', () => write('node_modules/dep/lib/a.js', 'b')],
  ['the manifest of a package', () => write('node_modules/dep/package.json', '{ "version": "1.0.1" }')],
  ['a new file that an import may find first', () => write('lib/deep.ts', 'b')],
  ['a new picture that a path may choose', () => write('lib/new.svg', 'b')],
  ['a new folder', () => write('lib/more/x.ts', 'b')],
])('%s makes it stale', (_, change) => {
  const made = record()
  change()
  expect(isCurrent(made)).toBe(false)
})

test('a folder that a module lists is recorded though no file of it was read', () => {
  mkdirSync(at('words'))
  const made = recordFiles([at('words')], [])
  expect(isCurrent(made)).toBe(true)
  write('words/new.js', 'b')
  expect(isCurrent(made)).toBe(false)
})

test('versions of packages include those that they depend on', () => {
  const versions = () => createPackageVersions()
  expect(versions().ofNames(['dep/part', 'none'], at('lib'))).toEqual(['dep@1.0.0', 'inner@2.0.0'])
  expect(versions().ofFiles([at('node_modules/dep/lib/a.js'), at('lib/words.ts')])).toEqual([
    'dep@1.0.0',
    'inner@2.0.0',
  ])
})

test('a record does not hold when a file was saved while it was read', () => {
  const { ctimeMs } = statSync(at('lib/words.ts'))
  const holds = (since: number) => isCurrent(recordFiles([at('lib/words.ts')], [root], { since }))
  expect(holds(ctimeMs - 1000)).toBe(false)
  // File times are rounded down, so the file may have been saved slightly later.
  expect(holds(ctimeMs + 5)).toBe(false)
  expect(holds(ctimeMs + 1000)).toBe(true)
})

test('a record does not hold when a file was deleted while it was read, nor when it comes back', () => {
  rmSync(at('lib/words.ts'))
  const made = recordFiles([at('lib/words.ts')], [root], { since: Date.now() })
  expect(isCurrent(made)).toBe(false)
  write('lib/words.ts', 'b')
  expect(isCurrent(made)).toBe(false)
})
