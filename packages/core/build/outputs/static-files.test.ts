import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { Site } from '../../config'
import { hiddenPages, listStatic } from './static-files'

const root = mkdtempSync(join(tmpdir(), 'static-files-'))
const siteDir = join(root, 'site')
for (const file of [
  'site/static/a.txt',
  'site/public/a.txt',
  'site/public/deep/b.txt',
  'shared/static/c.txt',
  'secret/d.txt',
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), file)
}
const list = (...staticDirs: string[]) =>
  Object.fromEntries(listStatic({ root, siteDir, site: { staticDirs } as Site }))

it('lists the files of all folders, of two with one path that of the earlier folder', () => {
  expect(list('static')).toEqual({ 'a.txt': join(siteDir, 'static/a.txt') })
  expect(list('public', 'gone', 'static', '../shared/static')).toEqual({
    'a.txt': join(siteDir, 'public/a.txt'),
    'c.txt': join(root, 'shared/static/c.txt'),
    'deep/b.txt': join(siteDir, 'public/deep/b.txt'),
  })
})

it('reports a file that takes the place of a page', () => {
  const statics = new Map([['docs/a.html', join(siteDir, 'static/docs/a.html')]])
  const pages = [
    { path: '/docs/a', source: 'site/docs/a.md' },
    { path: '/docs/b', source: 'site/docs/b.md' },
  ]
  expect(hiddenPages(statics, { root, pages })).toMatchObject([
    {
      what: 'this file is published in place of the page site/docs/a.md',
      where: { file: 'site/static/docs/a.html' },
    },
  ])
})

it('follows no link out of the site and its folders', () => {
  const refusal = 'This symbolic link points outside the site'
  symlinkSync(join(root, 'secret'), join(root, 'linked'))
  expect(() => list('../linked')).toThrow(refusal)
  symlinkSync(join(root, 'secret'), join(siteDir, 'inner'))
  expect(() => list('static', 'inner')).toThrow(refusal)
  symlinkSync(join(root, 'secret/d.txt'), join(root, 'shared/static/d.txt'))
  expect(() => list('static', '../shared/static')).toThrow(refusal)
  symlinkSync(join(root, 'shared/static/c.txt'), join(siteDir, 'public/c.txt'))
  expect(() => list('public')).toThrow(refusal)
})
