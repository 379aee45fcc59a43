import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageFolders } from './page-folders'

it('pages of a checkout of Docusaurus lie in src/pages, whatever an older version has left beside', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'))
  expect(pageFolders(dir)).toEqual(['pages', 'src/pages'])
  writeFileSync(join(dir, 'docusaurus.config.ts'), '')
  expect(pageFolders(dir)).toEqual(['src/pages'])
})
