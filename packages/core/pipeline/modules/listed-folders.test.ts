import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areSame, createListedFolders } from './listed-folders'

it('a file that comes after its folder was listed, while the rest is bundled, makes another state', () => {
  const dir = mkdtempSync(join(tmpdir(), 'listed-'))
  writeFileSync(join(dir, 'one.js'), '')
  const listed = createListedFolders()
  listed.note('/site/a.tsx', dir)
  expect(areSame(listed.states())).toBe(true)
  writeFileSync(join(dir, 'two.js'), '')
  expect(areSame(listed.states())).toBe(false)
})
