import { expect, it } from 'vitest'
import { addressLimit, readHash, toHash } from './share'

it.each(['', 'p-4', '<view class="w-[13px]">你好 🍵</view>', '\u0000\n"\'%', 'x'.repeat(5000)])(
  'an address carries what was typed',
  input => {
    const hash = toHash(input)!
    expect(hash).toMatch(/^#play=[\w-]*$/)
    expect(readHash(hash)).toEqual({ input })
  },
)

it('a long input does not fit', () => {
  expect(toHash('x'.repeat(addressLimit))).toBeNull()
  expect(toHash('茶'.repeat(2100))).toBeNull()
})

it('an address that somebody changed opens the playground all the same', () => {
  expect(readHash('#play=%E0%A4%A')).toEqual({})
  expect(readHash('#play=__79')).toEqual({})
  expect(readHash('#play')).toEqual({})
  expect(readHash('#player')).toBeNull()
  expect(readHash('')).toBeNull()
})
