import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readGitHistory } from './git-history'

const dir = mkdtempSync(join(tmpdir(), 'history-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function git(cwd: string, date: string, ...args: string[]) {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    env,
    stdio: 'pipe',
  })
}

test('first and last commit of every file, from one log', async () => {
  const repository = join(dir, 'repository')
  mkdirSync(join(repository, 'site/docs'), { recursive: true })
  git(repository, '', 'init', '-q')
  const commit = (file: string, date: string) => {
    writeFileSync(join(repository, file), date)
    git(repository, date, 'add', '.')
    git(repository, date, 'commit', '-q', '-m', 'x')
  }
  commit('site/docs/中文 a.md', '2024-01-01T00:00:00Z')
  commit('outside.md', '2024-02-01T00:00:00Z')
  commit('site/docs/b.md', '2024-03-01T00:00:00Z')
  commit('site/docs/中文 a.md', '2024-04-01T00:00:00Z')
  expect(Object.fromEntries(await readGitHistory(join(repository, 'site')))).toEqual({
    'docs/中文 a.md': {
      created: '2024-01-01T00:00:00.000Z',
      updated: '2024-04-01T00:00:00.000Z',
      author: 'Ann',
    },
    'docs/b.md': { created: '2024-03-01T00:00:00.000Z', updated: '2024-03-01T00:00:00.000Z', author: 'Ann' },
  })

  const shallow = join(dir, 'shallow')
  git(dir, '', 'clone', '-q', '--depth', '1', `file://${repository}`, shallow)
  expect(await readGitHistory(join(shallow, 'site'))).toEqual(new Map())
})

test('nothing without a repository', async () => {
  expect(await readGitHistory(dir)).toEqual(new Map())
  expect(await readGitHistory(join(dir, 'missing'))).toEqual(new Map())
})
