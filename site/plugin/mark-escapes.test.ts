import { escape as escapeText } from 'escape-4.12'
import { expect, test } from 'vitest'
import { listEscapes, markEscapes } from './mark-escapes'

test.each([
  ['w-[13px]', 'w-_b13px_B', ['_b', '_B']],
  ['bg-[#123456]', 'bg-_b_h123456_B', ['_b_h', '_B']],
  ['2xl:p-1', '_2xl_cp-1', ['_', '_c']],
  ['a_b', 'a_b', []],
])('of %s in %s, the replaced characters are marked', (name, safe, replaced) => {
  const marked = markEscapes(name, safe).map(([start, end]) => safe.slice(start, end))
  expect(marked.join('')).toBe(replaced.join(''))
})

test.each([
  ['w-[13px]', ['[→_b', ']→_B']],
  ['bg-[#123456]', ['[→_b', '#→_h', ']→_B']],
  ['2xl:p-1', ['开头→_', ':→_c']],
  ['!mb-[-20px]', ['!→_e', '[→_b', ']→_B']],
  ['a_b', []],
])('of %s, the replacements are listed', (name, replaced) => {
  expect(listEscapes(name, escapeText(name), escapeText)).toEqual(replaced)
})
