import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPages } from '../pages'
import { hashCase, listCases, missCase } from './cases'
import { readClaims } from './read-claims'

const folder = mkdtempSync(join(tmpdir(), 'cases-'))
for (const name of ['cases', 'helpers'])
  cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every case is named by a claim', () => {
  const claims = readPages().flatMap(page => readClaims(page).claims)
  const named = new Set(claims.filter(({ subject }) => subject === 'case').map(({ input }) => input))
  expect(listCases().filter(name => !named.has(name))).toEqual([])
})

test('a case is known by its topic and name, and a slip by what there is', () => {
  const known = ['gulp/order', 'gulp/disabled', 'vite/bundle']
  expect(missCase('gulp/order', known)).toBeUndefined()
  expect(missCase('gulp/odrer', known)).toContain('gulp/order, gulp/disabled')
  expect(missCase('glup/order', known)).toContain('gulp, vite')
})

test('answers are asked for again when the topic or what cases share has changed', () => {
  const hash = () => hashCase('gulp/scriptAlone', folder)
  const before = hash()
  writeFileSync(join(folder, 'cases/vite.mjs'), '// another topic')
  expect(hash()).toBe(before)
  writeFileSync(join(folder, 'cases/gulp.mjs'), '// the topic')
  const after = hash()
  expect(after).not.toBe(before)
  writeFileSync(join(folder, 'helpers/plugin.mjs'), '// shared')
  expect([before, after]).not.toContain(hash())
})
