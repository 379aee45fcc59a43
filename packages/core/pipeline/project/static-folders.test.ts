import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkConfig } from '../../config'
import type { Assets } from '../modules/assets'
import { createResolver } from '../modules/resolver'
import { isCurrent, recordFiles } from './file-record'
import { loadSite } from './load-site'
import {
  findStatic,
  missingImages,
  missingStaticFolders,
  staticAddresses,
  staticFolders,
} from './static-folders'

let root = ''
let siteDir = ''
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), text)
  return join(siteDir, file)
}
const BASE = { title: 'T', url: 'https://t.example' }
const configure = (staticDirs: string) =>
  write('site.config.ts', `export default {\n  title: 'T', url: 'https://t.example',\n  ${staticDirs}\n}\n`)
const load = () => loadSite({ root, siteDir, cacheDir: join(root, 'cache'), assets: {} as Assets })

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'statics-'))
  siteDir = join(root, 'site')
  write('public/both.json', '1')
  write('static/both.json', '2')
  write('../shared/only.json', '3')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('the first folder that has a file gives it, to pages and to imports', async () => {
  configure("staticDirs: ['public', './sta' + 'tic/', '../shared'],")
  const { site } = await load()
  const folders = staticFolders({ siteDir, site })
  expect(folders).toEqual(['site/public', 'site/static', 'shared'].map(dir => join(root, dir)))
  const files = ['/both.json', '/only.json', '/gone.json'].map(path => findStatic(folders, path))
  expect(files).toEqual([join(siteDir, 'public/both.json'), join(root, 'shared/only.json'), undefined])
  const resolver = createResolver({ siteDir, site })
  const imported = (path: string) => resolver.find(path, join(siteDir, 'docs/a.mdx'))
  expect(['/both.json', '/only.json', '/gone.json'].map(imported)).toEqual(files)
  expect(staticAddresses(folders, join(root, 'shared/a/b.png'))).toEqual(['/a/b.png'])
  expect(staticAddresses(folders, join(siteDir, 'docs/b.png'))).toEqual([])
})

it('is static/ where nothing is said, which need not exist; a folder that is named must', async () => {
  configure('')
  rmSync(join(siteDir, 'static'), { recursive: true })
  const missing = async () => missingStaticFolders({ root, siteDir, site: (await load()).site })
  expect((await load()).site.staticDirs).toEqual(['static'])
  expect(await missing()).toEqual([])
  configure("staticDirs: ['public', 'gone'],")
  expect(await missing()).toEqual([
    {
      what: 'there is no folder gone',
      where: { file: 'site/site.config.ts', line: 3 },
      remedy: 'create it, or remove it from "staticDirs"',
      severity: 'warning',
    },
  ])
})

it('an image of the config that no static folder has is an error at its line', async () => {
  configure(
    "favicon: '/gone.svg', navbar: { logo: { src: '/both.json' } }, footer: { logo: { src: 'https://a.example/b.png' } },",
  )
  expect(missingImages({ root, siteDir, site: (await load()).site })).toMatchObject([
    {
      what: 'the image /gone.svg does not exist',
      where: { file: 'site/site.config.ts', line: 3 },
      remedy: 'put the file at static/gone.svg, or fix the path',
    },
  ])
})

it('tells of folders that cannot be', () => {
  for (const dir of ['.', '..', '../..', '', '/etc'])
    expect(() => checkConfig({ ...BASE, staticDirs: [dir] }, 'site.config.ts'), dir).toThrow('must')
  expect(() => checkConfig({ ...BASE, staticDirs: [] }, 'site.config.ts')).toThrow('at least one folder')
})

it('a bundle notices a file that takes the place of the one it was made of', () => {
  const statics = ['early', 'static'].map(dir => join(siteDir, dir))
  const record = recordFiles([join(siteDir, 'static/both.json')], [siteDir], { statics })
  expect(isCurrent(record)).toBe(true)
  write('early/both.json', '0')
  expect(isCurrent(record)).toBe(false)
})
