import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'bundle-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a module written for CommonJS knows where it lies; data that names the variable stays data', async () => {
  const entry = join(root, 'entry.ts')
  writeFileSync(
    entry,
    "import data from './data.json'\nexport const found = [__dirname, data.code, require.resolve('./x.js')]\n",
  )
  writeFileSync(join(root, 'data.json'), '{ "code": "path.resolve(__dirname)" }')
  const { urls } = await bundleModules({
    root,
    siteDir: root,
    outDir: join(root, 'out'),
    entries: { entry },
    assets: {} as Assets,
  })
  const { found } = (await import(urls.entry!)) as { found: string[] }
  expect(found).toEqual([root, 'path.resolve(__dirname)', join(root, 'x.js')])
})
