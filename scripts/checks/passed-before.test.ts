import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Check, runUnlessPassed } from './passed-before.mjs'

let root: string
let runs: number
const at = (file: string) => join(root, file)
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const check = (more: Partial<Check> = {}, run = () => true) =>
  runUnlessPassed(
    {
      root,
      file: at('.cache/passed'),
      paths: ['site', 'lock.json'],
      files: /\.(?:md|ts)$/,
      command: ['check'],
      ...more,
    },
    () => {
      runs++
      return run()
    },
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checks-'))
  runs = 0
  write('site/docs/a.md', 'a')
  write('site/b.ts', 'b')
  write('lock.json', '1')
})

test('what passed is not run again', () => {
  expect([check(), check(), check()]).toEqual(['passed', 'unchanged', 'unchanged'])
  expect(runs).toBe(1)
})

test.each([
  ['a changed file', () => write('site/docs/a.md', 'A')],
  ['a new file', () => write('site/docs/new.md', '')],
  ['a file that is gone', () => rmSync(at('site/b.ts'))],
  [
    'a renamed file',
    () => {
      rmSync(at('site/b.ts'))
      write('site/c.ts', 'b')
    },
  ],
  ['a named file', () => write('lock.json', '2')],
])('%s runs it again', (_, change) => {
  check()
  change()
  expect([check(), check()]).toEqual(['passed', 'unchanged'])
  expect(runs).toBe(2)
})

test('another command runs again', () => {
  check()
  expect(check({ command: ['check', '--more'] })).toBe('passed')
})

test('installed and made files, and those that the check does not read, change nothing', () => {
  check()
  write('site/node_modules/x/a.ts', '')
  write('site/.cache/a.ts', '')
  write('site/a.png', '')
  expect(check()).toBe('unchanged')
})

test('what failed runs until it passes', () => {
  expect([check({}, () => false), check({}, () => false), check()]).toEqual(['failed', 'failed', 'passed'])
})

test('an edit while it runs is not taken for checked', () => {
  check({}, () => {
    write('site/docs/a.md', 'edited meanwhile')
    return true
  })
  expect(check()).toBe('passed')
})

test('code that claims run is an input of their tests, which read all of its folder', () => {
  const samples = { paths: ['proofs', 'site'], files: undefined }
  write('proofs/claims/cases/gulp.mjs', 'one')
  expect([check(samples), check(samples)]).toEqual(['passed', 'unchanged'])
  write('proofs/claims/cases/gulp.mjs', 'two')
  expect(check(samples)).toBe('passed')
})
