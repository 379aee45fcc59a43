import { expect, it } from 'vitest'
import { encodingProblems } from './encoding'

it.each([
  ['UTF-8', Buffer.from('# 标题\n'), []],
  ['a mark of UTF-8', Buffer.from('\uFEFF# A\n'), []],
  ['Latin-1', Buffer.from('a\nb\nd\u00e9j\u00e0\n', 'latin1'), ['3: The file is not valid UTF-8']],
  ['GBK', Buffer.from([0xb1, 0xea, 0xcc, 0xe2]), ['1: The file is not valid UTF-8']],
  ['UTF-16', Buffer.from('\uFEFF# A\n', 'utf16le'), ['undefined: The file is UTF-16, and is read as UTF-8']],
  ['NUL', Buffer.from('a\nb\0'), ['2: The file holds a NUL character']],
])('%s', (_, bytes, told) => {
  expect(encodingProblems(bytes, 'a.md').map(({ what, where }) => `${where?.line}: ${what}`)).toEqual(told)
})
