import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inWholeFolder } from './project-folders'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'projects-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const packageOf = (start: string) => join(home, start, 'node_modules/half')
const run = (isWhole: boolean) => () => {
  const found = existsSync(packageOf('mpx'))
  mkdirSync(packageOf('mpx'), { recursive: true })
  mkdirSync(join(home, 'mpx-fresh'), { recursive: true })
  return { result: found, isWhole }
}

test('packages of a run that came to its end are there for the next one', () => {
  expect(inWholeFolder(home, 'mpx', run(true))).toBe(false)
  expect(inWholeFolder(home, 'mpx', run(true))).toBe(true)
})

test('what an interrupted run left is removed, the created project as well', () => {
  inWholeFolder(home, 'mpx', run(true))
  const interrupt = () => {
    throw new Error('interrupted')
  }
  expect(() => inWholeFolder(home, 'mpx', interrupt)).toThrow('interrupted')
  writeFileSync(join(home, 'mpx-fresh', 'left'), '')
  expect(inWholeFolder(home, 'mpx', run(true))).toBe(false)
  expect(existsSync(join(home, 'mpx-fresh', 'left'))).toBe(false)
})

test('what a run left that could not install is removed; other projects stay', () => {
  mkdirSync(packageOf('gulp'), { recursive: true })
  inWholeFolder(home, 'mpx', run(false))
  expect(inWholeFolder(home, 'mpx', run(true))).toBe(false)
  expect(existsSync(packageOf('gulp'))).toBe(true)
})
