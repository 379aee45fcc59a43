import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testsBeside } from './tests-beside.mjs'

const root = mkdtempSync(join(tmpdir(), 'beside-'))
for (const file of ['a/one.ts', 'a/one.test.ts', 'a/two.test.tsx', 'a/three.ts', 'b/four.ts']) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '')
}
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['a test that changed', ['a/two.test.tsx'], ['a/two.test.tsx']],
  ['one that is gone', ['a/gone.test.ts'], []],
  ['the test of a file', ['a/one.ts', 'a/one.test.ts'], ['a/one.test.ts']],
  ['the tests of the folder where a file has none', ['a/three.ts'], ['a/one.test.ts', 'a/two.test.tsx']],
  ['none where the folder has none, or is gone', ['b/four.ts', 'c/five.ts'], []],
])('finds %s', (_, changed, tests) => {
  expect(testsBeside(root, changed)).toEqual(tests)
})
