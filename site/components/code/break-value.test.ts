import { expect, test } from 'vitest'
import { breakValue } from './break-value'

test('each property has a line, and lists stay on theirs', () => {
  expect(breakValue("{ root: ['page', '.a'], universal: { tags: ['view, text'] } }")).toBe(
    "{\n  root: ['page', '.a'],\n  universal: {\n    tags: ['view, text']\n  }\n}",
  )
  expect(breakValue('{ root?: string | false; all?: string; }')).toBe(
    '{\n  root?: string | false;\n  all?: string;\n}',
  )
})

test('each statement has a line', () => {
  expect(breakValue("(keyword, at) => { if (keyword === '*') { return true; } return false; }")).toBe(
    "(keyword, at) => {\n  if (keyword === '*') {\n    return true;\n  }\n  return false;\n}",
  )
})

test('what has no braces stays as it is', () => {
  expect(breakValue('(file, at) => /.+\\.[cm]?js?$/.test(file)')).toBe(
    '(file, at) => /.+\\.[cm]?js?$/.test(file)',
  )
})
