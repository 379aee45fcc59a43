import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { join } from '../paths'
import { findPageSheet, readPageSheet } from './page-sheet'

const root = mkdtempSync(join(tmpdir(), 'sheet-'))

it('finds the stylesheet beside a page, and makes it small for the oldest browsers', async () => {
  const page = join(root, 'index.tsx')
  expect(findPageSheet(page)).toBeUndefined()
  writeFileSync(join(root, 'index.css'), '.hero {\n  & p { inset: 0; color: #ff0000; }\n}\n')
  expect(findPageSheet(page)).toBe(join(root, 'index.css'))
  expect(await readPageSheet(root, findPageSheet(page)!)).toBe('.hero p{color:red;inset:0}')
})
