import { expect, test } from 'vitest'
import { findChanges } from './changes'

const marked = (before: string, after: string) =>
  findChanges(before, after).map(([start, end]) => after.slice(start, end))

test('a rewritten class name is marked as a whole', () => {
  expect(marked('<view class="w-[13px] flex p-[3px]">', '<view class="w-_13px_ flex p-_3px_">')).toEqual([
    'w-_13px_',
    'p-_3px_',
  ])
})

test('an escaped selector is one word', () => {
  expect(marked('.hover\\:p-1 {\n  top: 0;\n}', '.hovercp-1 { top: 0; }')).toEqual(['.hovercp-1'])
})

test('white space is no change', () => {
  expect(findChanges('const a = 1', 'const a  =  1')).toEqual([])
})

test('a declaration with a new word is marked whole', () => {
  expect(marked('a {\n  top: 1rem;\n  left: 0;\n}', 'a {\n  top: 32rpx;\n  left: 0;\n}')).toEqual([
    'top: 32rpx;',
  ])
  expect(marked('a {\n  top: 1rem\n}', 'a {\n  top: rgba(1, 2)\n}')).toEqual(['top: rgba(1, 2)'])
  expect(marked('a {}', 'a {\n  border-color: #ddd;\n}')).toEqual(['border-color: #ddd;'])
})
