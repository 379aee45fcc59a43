import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { dirname, join } from '../../paths'
import { createResolver } from './resolver'

const siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'resolve-'))
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}
for (const file of ['docs/Dockerfile', 'docs/parts/index.tsx', 'docs/a.txt', 'docs/_p.mdx', 'static/a.png'])
  write(file)
write('src/theme/Badge.tsx')
write('src/made.json')
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const site = { aliases: { api: '.docusaurus/api', data: ['s', 'rc'].join('') }, staticDirs: ['static'] }
const resolver = createResolver({ siteDir, site })
const resolve = (specifier: string) => resolver.resolve(specifier, join(siteDir, 'docs/page.mdx'))

test.each([
  ['!!raw-loader!./Dockerfile', 'text', 'docs/Dockerfile'],
  ['!!raw-loader!./a.txt', 'text', 'docs/a.txt'],
  ['!!raw-loader!./parts', 'text', 'docs/parts/index.tsx'],
  ['!!./Dockerfile?raw', 'text', 'docs/Dockerfile'],
  ['./parts?raw', 'text', 'docs/parts/index.tsx'],
  ['./parts', 'module', 'docs/parts/index.tsx'],
  ['@site/docs/parts', 'module', 'docs/parts/index.tsx'],
  ['./_p', 'page', 'docs/_p.mdx'],
  ['/a.png', 'asset', 'static/a.png'],
  ['./a.txt', 'data', 'docs/a.txt'],
  ['data/made.json', 'data', 'src/made.json'],
  ['@theme/Badge', 'module', 'src/theme/Badge.tsx'],
])('%s is a %s', (specifier, kind, file) => {
  expect(resolve(specifier)).toEqual({ kind, file: join(siteDir, file) })
})

test.each([
  ['@theme/CodeBlock/CopyButton', 'theme/mdx/CodeBlock/CopyButton.ts'],
  ['@theme-original/Icon/Copy', 'theme/mdx/Icon/Copy.tsx'],
  ['@docusaurus/theme-classic/src/theme/Tabs', 'theme/mdx/Tabs.tsx'],
  ['@docusaurus/core/lib/client/exports/Link', 'theme/docusaurus/Link.tsx'],
])('%s is code of the engine, for pages and components', (specifier, file) => {
  const found = resolve(specifier)
  expect(found).toEqual({ kind: 'library', file: expect.stringMatching(new RegExp(`/${file}$`)) })
  expect(resolver.named(specifier, join(siteDir, 'src/a.tsx'))).toEqual(found)
})

test.each(['@themes/Tabs', 'clsx', '@mui/material/Button'])('%s is of a package', name => {
  expect(resolve(name)).toEqual({ kind: 'package', name })
})

test.each([
  ['./Dockerfile', 'leads to no file: correct the path'],
  ['@site/gone', 'leads to no file: correct the path'],
  ['@docusaurus/BrowserOnyl', "did you mean '@docusaurus/BrowserOnly'?"],
  ['@docusaurus/Oddity', 'use one of: @docusaurus/BrowserOnly'],
  ['@generated/x', 'useDocusaurusContext()'],
  ['@theme/Tab', "did you mean '@theme/Tabs'?"],
  ['@theme/svg-image', 'cannot be imported'],
  ['@theme-original/SearchBar', 'cannot be imported'],
  ['api/x.json', 'made by a plugin of Docusaurus'],
  ['-!own-loader!./a.js', "loader 'own-loader' does not run here: import the file by itself"],
  ['!!raw-loader!own-loader!./a.js', "or its text: '!!raw-loader!./a.js'"],
  ['!!raw-loader!./a.js', 'leads to no file'],
  ['./we!rd.js', 'leads to no file'],
])('%s is missing: %s', (specifier, told) => {
  const found = resolve(specifier)
  expect(found.kind).toBe('missing')
  expect('what' in found && `${found.what}: ${found.remedy}`).toContain(told)
})
