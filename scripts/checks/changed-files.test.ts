import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listChanged } from './changed-files.mjs'

const root = mkdtempSync(join(tmpdir(), 'changed-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })
const write = (file: string) => writeFileSync(join(root, file), `${Math.random()}`)
const commit = (...files: string[]) => {
  for (const file of files) write(file)
  git('add', '-A')
  git('commit', '-qm', 'x')
}

test('finds what a branch has changed, committed or not, and nothing that its base has', () => {
  expect(listChanged(root)).toBeUndefined()
  git('init', '-q', '-b', 'main')
  commit('a', 'b', 'c')
  write('a')
  expect(listChanged(root)).toBeUndefined()
  expect(listChanged(root, { isUncommitted: true })).toEqual(['a'])
  git('checkout', '-q', 'a')

  git('switch', '-qc', 'work')
  expect(listChanged(root)).toEqual([])
  commit('b')
  write('c')
  write('new')
  expect(listChanged(root)).toEqual(['b', 'c', 'new'])
  git('stash', '-qu')
  git('switch', '-q', 'main')
  commit('a')
  git('switch', '-q', 'work')
  expect(listChanged(root)).toEqual(['b'])
})
