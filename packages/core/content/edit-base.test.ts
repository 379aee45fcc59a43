import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkConfig } from '../config'
import { parseRemote, readEditBase } from './edit-base'
import { loadContent } from './load-content'

test.each([
  ['https://github.com/ann/docs.git', 'github.com', 'ann/docs'],
  ['https://ann:secret@github.com/ann/docs', 'github.com', 'ann/docs'],
  ['https://token@gitee.com/ann/docs.git/', 'gitee.com', 'ann/docs'],
  ['git@github.com:ann/docs.git', 'github.com', 'ann/docs'],
  ['ssh://git@gitlab.com:22/group/sub/docs.git', 'gitlab.com', 'group/sub/docs'],
  ['https://GitHub.com/ann/docs.js', 'github.com', 'ann/docs.js'],
])('%s', (remote, host, path) => {
  expect(parseRemote(remote)).toEqual({ host, path })
})

test.each([
  'https://example.com/ann/docs.git',
  'https://github.com.example.com/ann/docs',
  'https://github.com@example.com/ann/docs',
  'https://example.com/github.com/ann/docs',
  'git@git.example.com:ann/docs.git',
  '/srv/git/docs.git',
  'file:///srv/github.com/docs.git',
  'https://github.com/ann',
  'https://github.com/ann/../docs',
  'https://github.com/ann/docs?token=secret',
  '',
])('%s leads nowhere', remote => {
  expect(parseRemote(remote)).toBeUndefined()
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-base-'))
  mkdirSync(join(folder, 'my site'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...args: string[]) {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=a@example.com']
  execFileSync('git', [...who, ...args], { cwd: folder, env, stdio: 'pipe' })
}

test('remote, branch and folder of the checkout make the address', async () => {
  git('init', '-q', '-b', 'docs/next')
  git('remote', 'add', 'origin', 'https://ann:secret@github.com/ann/docs.git')
  expect(await readEditBase(join(folder, 'my site'))).toBe(
    'https://github.com/ann/docs/edit/docs/next/my%20site',
  )
  git('remote', 'set-url', 'origin', 'git@gitlab.com:ann/docs.git')
  expect(await readEditBase(folder)).toBe('https://gitlab.com/ann/docs/-/edit/docs/next')
})

test('of several remotes only origin counts', async () => {
  git('init', '-q', '-b', 'main')
  git('remote', 'add', 'mirror', 'https://gitee.com/ann/docs.git')
  expect(await readEditBase(folder)).toBe('https://gitee.com/ann/docs/edit/main')
  git('remote', 'add', 'other', 'https://github.com/ben/docs.git')
  expect(await readEditBase(folder)).toBeUndefined()
})

test('nothing without a repository, a remote or a branch', async () => {
  expect(await readEditBase(folder)).toBeUndefined()
  git('init', '-q', '-b', 'main')
  expect(await readEditBase(folder)).toBeUndefined()
  git('remote', 'add', 'origin', 'https://github.com/ann/docs.git')
  writeFileSync(join(folder, 'a.md'), 'a')
  git('add', '.')
  git('commit', '-q', '-m', 'a')
  expect(await readEditBase(folder)).toBe('https://github.com/ann/docs/edit/main')
  git('checkout', '-q', '--detach')
  expect(await readEditBase(folder)).toBeUndefined()
})

test('pages take the address of the checkout where the config names none', async () => {
  git('init', '-q', '-b', 'main')
  git('remote', 'add', 'origin', 'https://github.com/ann/docs.git')
  for (const path of ['docs', 'blog']) mkdirSync(join(folder, 'my site', path))
  writeFileSync(join(folder, 'my site/docs/一.md'), '# a')
  writeFileSync(join(folder, 'my site/blog/2025-01-01-b.md'), '# b')
  const load = async (editUrl?: string) => {
    const site = checkConfig({ title: 'a', url: 'https://example.com', docs: { editUrl }, blog: {} }, 'a.ts')
    const siteDir = join(folder, 'my site')
    const loaded = await loadContent({ site, siteDir, root: folder, mode: 'production', sidebars: {} })
    return [loaded.content.versions[0]?.docs[0]?.editUrl, loaded.content.blogs[0]?.posts[0]?.editUrl]
  }
  const base = 'https://github.com/ann/docs/edit/main/my%20site'
  expect(await load()).toEqual([`${base}/docs/%E4%B8%80.md`, `${base}/blog/2025-01-01-b.md`])
  expect(await load('https://example.com/edit')).toEqual([
    'https://example.com/edit/docs/%E4%B8%80.md',
    `${base}/blog/2025-01-01-b.md`,
  ])
})
