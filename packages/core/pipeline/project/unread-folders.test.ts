import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unreadFolders } from './unread-folders'

const siteDir = mkdtempSync(join(tmpdir(), 'unread-'))
mkdirSync(join(siteDir, 'blog'))
mkdirSync(join(siteDir, 'docs'))
writeFileSync(join(siteDir, 'blog/2026-01-01-first.md'), '')
writeFileSync(join(siteDir, 'docs/notes.txt'), '')
const warn = (config: Record<string, unknown>) => unreadFolders({ root: siteDir, siteDir, config })

test('a folder of posts without its key is reported, with the edit', () => {
  expect(warn({ docs: {} })).toEqual([
    {
      what: 'No page is made of the file in blog/: the configuration has no "blog"',
      where: { file: 'site.config.ts', line: undefined },
      remedy: 'Add blog: {}, or blog: false if the folder is not meant',
      severity: 'warning',
    },
  ])
})

test('nothing is said of folders that the configuration names, or without pages', () => {
  expect(warn({ blog: {} })).toEqual([])
  expect(warn({ blog: false })).toEqual([])
})
