import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { siteFolders } from './site-folders'

const cwd = mkdtempSync(join(tmpdir(), 'folders-'))
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

it('a repository with the site in a folder has the output', () => {
  expect(siteFolders(cwd, {})).toEqual({
    siteDir: join(cwd, 'site'),
    outDir: join(cwd, 'dist'),
    cacheDir: join(cwd, '.cache/site'),
  })
})

it('a working directory that is the site itself has it, too', () => {
  const site = join(cwd, 'docs-site')
  mkdirSync(site)
  writeFileSync(join(site, 'site.config.ts'), '')
  expect(siteFolders(site, {})).toMatchObject({ siteDir: site, outDir: join(site, 'dist') })
  expect(siteFolders(site, { site: '.' })).toMatchObject({
    siteDir: site,
    cacheDir: join(site, '.cache/site'),
  })
})

it('a site elsewhere keeps its output and cache; paths are relative to the working directory', () => {
  const elsewhere = join(cwd, 'elsewhere')
  mkdirSync(elsewhere)
  mkdirSync(join(cwd, 'a'))
  expect(siteFolders(cwd, { site: elsewhere })).toEqual({
    siteDir: elsewhere,
    outDir: join(elsewhere, 'dist'),
    cacheDir: join(elsewhere, '.cache/site'),
  })
  expect(siteFolders(cwd, { site: 'a', out: 'b', cache: 'c' })).toEqual({
    siteDir: join(cwd, 'a'),
    outDir: join(cwd, 'b'),
    cacheDir: join(cwd, 'c'),
  })
})

it('a folder that does not exist is not made', () => {
  expect(() => siteFolders(cwd, { site: 'doc' })).toThrow(/--site doc: there is no such folder/)
})
