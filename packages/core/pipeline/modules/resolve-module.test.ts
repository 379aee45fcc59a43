import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { join } from '../../paths'
import { engineModule, resolveModule } from './resolve-module'

const siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'resolve-'))
mkdirSync(join(siteDir, 'docs/parts'), { recursive: true })
for (const file of ['docs/Dockerfile', 'docs/parts/index.tsx', 'docs/a.txt'])
  writeFileSync(join(siteDir, file), '')
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

test.each([
  ['!!raw-loader!./Dockerfile', 'docs/Dockerfile'],
  ['!!raw-loader!./a.txt', 'docs/a.txt'],
  ['!!raw-loader!./parts', 'docs/parts/index.tsx'],
  ['!!./Dockerfile?raw', 'docs/Dockerfile'],
  ['./parts', 'docs/parts/index.tsx'],
  ['./Dockerfile', null],
])('%s leads to %s', (specifier, file) => {
  const found = resolveModule({ siteDir }, join(siteDir, 'docs/page.mdx'), specifier)
  expect(found).toBe(file && join(siteDir, file))
})

test.each([
  ['@docusaurus/core/lib/client/exports/useDocusaurusContext', '@docusaurus/useDocusaurusContext'],
  ['@docusaurus/core/lib/client/exports/Link', '@docusaurus/Link'],
  ['@docusaurus/theme-classic/src/theme/Tabs', '@theme/Tabs'],
])('%s, which an editor writes, is %s', (written, meant) => {
  const found = engineModule(siteDir, written)
  expect(found).toBe(engineModule(siteDir, meant))
  expect(found).toMatch(/\.tsx?$/)
})
