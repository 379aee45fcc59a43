import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import committed from '../site/data/generated/hints.json'
import { hintsFile } from '../site/plugin/hints'
import { findFolders } from './folders'
import { readHints } from './hints'
import { readPages } from './pages'

test('the committed hints are those of the type check: npm run sync', () => {
  const { fences, hints } = readHints(readPages())
  expect(committed).toEqual(fences)
  const file = join(findFolders().site, 'static', hintsFile)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(hints)
  expect(hints.rem2rpx?.code).toMatch(/^rem2rpx\?: boolean \|/)
})
