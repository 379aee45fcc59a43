import { expect, test } from 'vitest'
import { compile } from '../fixtures/compile-text'

const head = '| 名 | 值 |\n| --- | --- |\n'
const told = (row: string, before = '') =>
  compile(`${before}${head}${row}\n`).problems.map(({ what, where }) => `${where?.line} ${what}`)

test.each([
  ['| 一 | 二 | 三 |', '3 the row has more cells than the head of its table; not shown: 三'],
  ['| 一 | `a|b` |', 'not shown: b`'],
  ['一 | 二 | **三**', 'not shown: 三'],
])('%s', (row, expected) => {
  expect(told(row)).toEqual([expect.stringContaining(expected)])
})

test.each(['| 一 | 二 |', '| 一 |', '一 | `a\\|b`', '| 一 | 二 |  ', '| 一 | 二 | |'])(
  'nothing of %s',
  row => {
    expect(told(row)).toEqual([])
  },
)

test('in a list', () => {
  const table = '- x\n\n  | a | b |\n  | - | - |\n  | 1 | 2 | 3 |\n  | 1 | 2 |\n'
  expect(compile(table).problems.map(({ where }) => where?.line)).toEqual([5])
})
