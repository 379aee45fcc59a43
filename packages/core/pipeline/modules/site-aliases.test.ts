import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'
import { createResolver } from './resolver'
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
  const src = { '@site': siteDir, '@': join(siteDir, 'src') }
  expect(siteAliases(siteDir, {})).toEqual(src)
  write('tsconfig.json', SETTINGS)
  expect(siteAliases(siteDir, {})).toEqual({
    ...src,
    '@parts': join(siteDir, 'src/components'),
    '~': siteDir,
  })
  const beside = `../${basename(siteDir)}-beside`
  write(`${beside}/a.js`, '')
  write('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { 'beside/*': [`${beside}/*`] } } }))
  expect(siteAliases(siteDir, {})).toEqual(src)
  rmSync(join(siteDir, beside), { recursive: true })
  write('tsconfig.json', '{ "compilerOptions": ')
  expect(siteAliases(siteDir, {})).toEqual(src)
})

it('reads a tsconfig.json that unsets the baseUrl of the one it extends', () => {
  write('tsconfig.json', SETTINGS.replace('"paths"', '"baseUrl": null, "paths"'))
  expect(siteAliases(siteDir, {})).toMatchObject({ '@parts': join(siteDir, 'src/components') })
})

it('adds those of the configuration, whose folders are there or made by plugins', () => {
  const parts = 'src/components'
  const configured = { '@parts': parts, box: parts, gone: 'gone' }
  expect(siteAliases(siteDir, configured)).toMatchObject({
    '@parts': join(siteDir, parts),
    box: join(siteDir, parts),
  })
  expect(siteAliases(siteDir, configured)).not.toHaveProperty('gone')
})

it('finds what pages and components import by them', async () => {
  write('tsconfig.json', SETTINGS)
  const box = join(siteDir, 'src/components/Box.jsx')
  const resolver = createResolver({ siteDir })
  expect(resolver.find('@parts/Box', join(siteDir, 'docs/a.mdx'))).toBe(box)
  expect(resolver.find('beside/Box', join(siteDir, 'docs/a.mdx'))).toBeUndefined()
  const entry = write('entry.js', "export { default } from '@parts/Box'")
  const { urls } = await bundleModules({
    root: siteDir,
    resolver,
    outDir: join(siteDir, 'out'),
    entries: { entry },
    assets: {} as Assets,
  })
  const { default: Box } = (await import(urls.entry!)) as { default: () => string }
  expect(Box()).toBe('of the box')
})
