import { expect, test } from 'vitest'
import { lines, oldLine } from '../../site/data/lines'
import { readPages } from '../pages'
import { readClaims } from './read-claims'
import { findFalseClaims } from './run-claims'

const read = readPages().map(page => readClaims(page))

test('claims are written in the words that there are', () => {
  expect(read.flatMap(({ faults }) => faults)).toEqual([])
})

test('every claim is true for the lines it is for, and for no other', async () => {
  const claims = read.flatMap(page => page.claims)
  expect(claims.length).toBeGreaterThan(0)
  const found = await findFalseClaims(
    claims,
    [...lines, oldLine].map(({ id }) => id),
  )
  expect(found.join('\n')).toBe('')
})
