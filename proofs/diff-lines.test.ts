import { expect, test } from 'vitest'
import { diffLines } from './diff-lines'

test.each([
  ['a\nb\nc', 'a\nx\nc', '- b\n+ x'],
  ['a', 'a', ''],
  ['a\nb', 'b\nc', '- a\n+ c'],
  ['', 'a', '- \n+ a'],
  ['a\nb\na', 'a\na', '- b'],
])('%j → %j', (before, after, expected) => {
  expect(diffLines(before, after)).toBe(expected)
})
