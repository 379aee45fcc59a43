import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { join } from '../../paths'
import type { Assets } from '../modules/assets'
import { loadSite } from './load-site'

const PLUGIN = `{
  name: 'p', version: '1', setup() {
    throw new Error('no token')
  },
}`

it.each([
  [
    'a default export that is missing',
    "const config = { title: 'T' }\n",
    'The config has no default export',
    {},
  ],
  [
    'a plugin that throws in setup',
    `export default { title: 'T', url: 'https://t.example', plugins: [${PLUGIN}] }\n`,
    'The module throws when it is run: no token',
    { line: 3 },
  ],
  [
    'a hook of another kind',
    `export default {\n  title: 'T',\n  url: 'https://t.example',\n  plugins: [{ name: 'p', version: '1', setup: async () => ({ outputs: () => [] }) }],\n}\n`,
    'Plugin "p": "outputs" must be a list, but it is () => [].',
    { line: 4 },
  ],
  [
    'a hook that is misspelt',
    `export default {\n  title: 'T',\n  url: 'https://t.example',\n  plugins: [{ name: 'p', version: '1', setup: () => ({ output: [] }) }],\n}\n`,
    'Plugin "p": Unknown field "output".',
    { line: 4 },
  ],
])('%s is reported with its place', async (_, config, what, place) => {
  const root = mkdtempSync(join(tmpdir(), 'config-'))
  writeFileSync(join(root, 'site.config.ts'), config)
  const loading = loadSite({ root, siteDir: root, cacheDir: join(root, 'cache'), assets: {} as Assets })
  await expect(loading).rejects.toMatchObject({
    problems: [{ what, where: { file: 'site.config.ts', ...place } }],
  })
})

it.each([
  ['export default defineConfig({})', "Add at the top: import { defineConfig } from 'inkstone/config'"],
  ['export default { title: name }', 'Import or define `name` in the file, or fix the name'],
  [
    "import { readFileSync } from 'node:fs'\nexport default { title: readFileSync('GONE', 'utf8') }",
    'Create the file GONE',
  ],
])('%s has a remedy', async (config, remedy) => {
  const root = mkdtempSync(join(tmpdir(), 'config-'))
  writeFileSync(join(root, 'site.config.ts'), config)
  const loading = loadSite({ root, siteDir: root, cacheDir: join(root, 'cache'), assets: {} as Assets })
  await expect(loading).rejects.toMatchObject({ problems: [{ remedy: expect.stringContaining(remedy) }] })
})
