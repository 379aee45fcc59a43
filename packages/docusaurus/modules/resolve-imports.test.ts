import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Site } from 'inkstone/config'
import { createResolver } from 'inkstone/modules'
import { dirname, join } from 'inkstone/paths'
import { afterAll, expect, test } from 'vitest'
import { docusaurus } from '..'

const siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'resolve-'))
const write = (file: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), '')
}
for (const file of ['docs/Dockerfile', 'docs/parts/index.tsx', 'docs/a.txt', 'src/theme/Badge.tsx'])
  write(file)
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const site = { aliases: { api: '.docusaurus/api' }, staticDirs: ['static'] } as unknown as Site
const hooks = await docusaurus().setup!(site, { siteDir, cacheDir: siteDir })
const resolver = createResolver({ siteDir, site, hooks })
const resolve = (specifier: string) => resolver.resolve(specifier, join(siteDir, 'docs/page.mdx'))

test.each([
  ['!!raw-loader!./Dockerfile', 'text', 'docs/Dockerfile'],
  ['!!raw-loader!./a.txt', 'text', 'docs/a.txt'],
  ['!!raw-loader!./parts', 'text', 'docs/parts/index.tsx'],
  ['!!./Dockerfile?raw', 'text', 'docs/Dockerfile'],
  ['@theme/Badge', 'module', 'src/theme/Badge.tsx'],
])('%s is a %s', (specifier, kind, file) => {
  expect(resolve(specifier)).toEqual({ kind, file: join(siteDir, file) })
})

test.each([
  ['@theme/CodeBlock/CopyButton', 'docusaurus/theme/CodeBlock/CopyButton.ts'],
  ['@theme-original/Icon/Copy', 'docusaurus/theme/Icon/Copy.tsx'],
  ['@docusaurus/theme-classic/src/theme/Tabs', 'core/theme/mdx/Tabs.tsx'],
  ['@docusaurus/core/lib/client/exports/Link', 'docusaurus/adapters/Link.tsx'],
])('%s is code that pages get as it is, for pages and components', (specifier, file) => {
  const found = resolve(specifier)
  expect(found).toEqual({ kind: 'library', file: expect.stringMatching(new RegExp(`/${file}$`)) })
  expect(resolver.named(specifier, join(siteDir, 'src/a.tsx'))).toEqual(found)
})

test.each([
  ['@docusaurus/BrowserOnyl', "did you mean '@docusaurus/BrowserOnly'?"],
  ['@docusaurus/Oddity', 'use one of: @docusaurus/BrowserOnly'],
  ['@generated/x', 'useDocusaurusContext()'],
  ['@theme-original/SearchBar', 'cannot be imported'],
  ['api/x.json', 'made by a Docusaurus plugin'],
  ['-!own-loader!./a.js', "loader 'own-loader' is not supported: import the file by itself"],
  ['!!raw-loader!own-loader!./a.js', "or its text: '!!raw-loader!./a.js'"],
  ['!!raw-loader!./a.js', 'points to a file that does not exist'],
])('%s is missing: %s', (specifier, told) => {
  const found = resolve(specifier)
  expect(found.kind).toBe('missing')
  expect('what' in found && `${found.what}: ${found.remedy}`).toContain(told)
})

test('a package that is not installed stops no page, but is told of', () => {
  expect(resolve('absent-player')).toEqual({
    kind: 'missing',
    what: "the package 'absent-player' is not installed: pages show nothing of it",
    remedy: 'npm install absent-player',
    severity: 'warning',
  })
  expect(resolve('react').kind).toBe('package')
})
