import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from '../project/load-site'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'
import { resolveModule } from './resolve-module'
import { siteAliases } from './site-aliases'

let siteDir = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), text)
  return join(siteDir, file)
}
const SETTINGS = `{
  "extends": "@docusaurus/tsconfig",
  "compilerOptions": {
    // Names of folders
    "paths": {
      "@site/*": ["./*"],
      "@parts/*": ["./src/components/*"],
      "~/*": ["./*"], /* all */
      "react": ["./node_modules/@types/react"],
      "beside/*": ["../beside/*"],
      "@gone/*": ["./gone/*"], // comment, the last
    },
  }
}`

beforeEach(() => {
  siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'aliases-'))
  write('src/components/Box.jsx', "import text from '~/src/text'\nexport default () => text\n")
  write('src/text.js', "export default 'of the box'\n")
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

it('reads names of own folders out of tsconfig.json', () => {
  const src = { '@': join(siteDir, 'src') }
  expect(siteAliases(siteDir)).toEqual(src)
  write('tsconfig.json', SETTINGS)
  expect(siteAliases(siteDir)).toEqual({ ...src, '@parts': join(siteDir, 'src/components'), '~': siteDir })
  const beside = `../${basename(siteDir)}-beside`
  write(`${beside}/a.js`, '')
  write('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { 'beside/*': [`${beside}/*`] } } }))
  expect(siteAliases(siteDir)).toEqual(src)
  rmSync(join(siteDir, beside), { recursive: true })
  write('tsconfig.json', '{ "compilerOptions": ')
  expect(siteAliases(siteDir)).toEqual(src)
})

it('reads those of the configuration, which has them from plugins', () => {
  write(
    'site.config.ts',
    "export default defineConfig({\n  aliases: {\n    '@parts': 'src/components',\n    box: \"src/components\",\n    gone: 'gone',\n    api: '.docusaurus/api',\n  },\n})\n",
  )
  const parts = join(siteDir, 'src/components')
  expect(siteAliases(siteDir)).toEqual({
    '@': join(siteDir, 'src'),
    '@parts': parts,
    box: parts,
    api: join(siteDir, '.docusaurus/api'),
  })
})

it('finds what pages and components import by them', async () => {
  write('tsconfig.json', SETTINGS)
  const box = join(siteDir, 'src/components/Box.jsx')
  expect(resolveModule({ siteDir }, join(siteDir, 'docs/a.mdx'), '@parts/Box')).toBe(box)
  expect(resolveModule({ siteDir }, join(siteDir, 'docs/a.mdx'), 'beside/Box')).toBe(null)
  const entry = write('entry.js', "export { default } from '@parts/Box'")
  const { urls } = await bundleModules({
    root: siteDir,
    siteDir,
    outDir: join(siteDir, 'out'),
    entries: { entry },
    assets: {} as Assets,
  })
  const { default: Box } = (await import(urls.entry!)) as { default: () => string }
  expect(Box()).toBe('of the box')
})

it('tells of one that the configuration computes: it would lead nowhere', async () => {
  const config = (alias: string) =>
    `export default { title: 'T', url: 'https://t.example', aliases: { '@parts': ${alias} } }\n`
  const load = () =>
    loadSite({ root: siteDir, siteDir, cacheDir: join(siteDir, 'cache'), assets: {} as Assets })
  write('site.config.ts', config("'src/components'"))
  expect((await load()).site.aliases).toEqual({ '@parts': 'src/components' })
  write('site.config.ts', config("['src', 'components'].join('/')"))
  await expect(load()).rejects.toThrow('the alias "@parts" is computed')
})
