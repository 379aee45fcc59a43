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
write('src/made.json')
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const site = { aliases: { data: ['s', 'rc'].join('') }, staticDirs: ['static'] }
const resolver = createResolver({ siteDir, site })
const resolve = (specifier: string) => resolver.resolve(specifier, join(siteDir, 'docs/page.mdx'))

test.each([
  ['./Dockerfile?raw', 'text', 'docs/Dockerfile'],
  ['./parts?raw', 'text', 'docs/parts/index.tsx'],
  ['./parts', 'module', 'docs/parts/index.tsx'],
  ['@site/docs/parts', 'module', 'docs/parts/index.tsx'],
  ['./_p', 'page', 'docs/_p.mdx'],
  ['/a.png', 'asset', 'static/a.png'],
  ['./a.txt', 'data', 'docs/a.txt'],
  ['data/made.json', 'data', 'src/made.json'],
])('%s is a %s', (specifier, kind, file) => {
  expect(resolve(specifier)).toEqual({ kind, file: join(siteDir, file) })
})

test.each([
  ['@theme/Tabs', 'theme/mdx/Tabs.tsx'],
  ['@theme/useBaseUrl', 'theme/mdx/useBaseUrl.ts'],
])('%s is code of the engine, for pages and components', (specifier, file) => {
  const found = resolve(specifier)
  expect(found).toEqual({ kind: 'library', file: expect.stringMatching(new RegExp(`/${file}$`)) })
  expect(resolver.named(specifier, join(siteDir, 'src/a.tsx'))).toEqual(found)
})

test.each(['@themes/Tabs', 'clsx', '@mui/material/Button'])('%s is of a package', name => {
  expect(resolve(name)).toEqual({ kind: 'package', name })
})

test.each([
  ['./Dockerfile', 'points to a file that does not exist: Fix the path'],
  ['@site/gone', 'points to a file that does not exist: Fix the path'],
  ['@theme/Tab', "did you mean '@theme/Tabs'?"],
  ['@theme/draw-block', 'cannot be imported'],
  ['./we!rd.js', 'points to a file that does not exist'],
])('%s is missing: %s', (specifier, told) => {
  const found = resolve(specifier)
  expect(found.kind).toBe('missing')
  expect('what' in found && `${found.what}: ${found.remedy}`).toContain(told)
})
