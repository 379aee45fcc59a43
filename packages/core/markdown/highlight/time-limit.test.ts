import { expect, test } from 'vitest'
import { createTimeLimit } from './time-limit'

const endless = () => /^(?:\w+\s?)*$/.test(`${'a'.repeat(60)}!`)

test('what takes too long is broken off, and the next goes on', () => {
  const limit = createTimeLimit(100)
  expect(limit(endless)).toBeUndefined()
  expect(limit(() => 'done')).toBe('done')
})

test('what fails by itself fails', () => {
  const fail = () => {
    throw new TypeError('no grammar')
  }
  expect(() => createTimeLimit(60_000)(fail)).toThrow(TypeError)
})
