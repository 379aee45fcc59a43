import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { join } from '../../paths'
import type { Assets } from '../modules/assets'
import { loadSite } from './load-site'

it('a config that exports nothing is reported as such', async () => {
  const root = mkdtempSync(join(tmpdir(), 'config-'))
  writeFileSync(join(root, 'site.config.ts'), "const config = { title: 'T' }\n")
  const loading = loadSite({ root, siteDir: root, cacheDir: join(root, 'cache'), assets: {} as Assets })
  await expect(loading).rejects.toThrow('The config has no default export')
})
