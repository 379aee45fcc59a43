import { expect, test } from 'vitest'
import { matchCharacters } from './match-characters'

const changed = (written: string, safe: string) =>
  matchCharacters(written, safe).flatMap(({ from, to }) => (from === to ? [] : [`${from} ${to}`]))

test('each character has its place in the safe name, whether one or two stand for it', () => {
  expect(changed('bg-[#07c160]', 'bg-_b_h07c160_B')).toEqual(['[ _b', '# _h', '] _B'])
  expect(changed('bg-[#07c160]', 'bg-_h07c160_')).toEqual(['[ _', '# h', '] _'])
  expect(changed('flex', 'flex')).toEqual([])
  expect(() => matchCharacters('p-[1px]', 'm-_1px_')).toThrow('m-_1px_ is no safe name of p-[1px]')
})
