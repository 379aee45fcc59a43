import { expect, test } from 'vitest'
import { compile, toHtml } from '../fixtures/compile-text'

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

test('an address ends with its cell, in a table only', () => {
  const cells = (row: string) => [...toHtml(head + row).matchAll(/<td>(.*)<\/td>/g)].map(([, cell]) => cell)
  const link = (url: string) =>
    `<a href="${url}" class="external" target="_blank" rel="noopener noreferrer">${url}</a>`
  expect(cells('| https://a.b/c| 二 |')).toEqual([link('https://a.b/c'), '二'])
  expect(cells('| 一 | http://a.b/c.jar|')).toEqual(['一', link('http://a.b/c.jar')])
  expect(cells('| 一 | `https://a.b\\|c` |')[1]).toContain('https://a.b|c')
  expect(toHtml('x https://a.b/c|d')).toContain('https://a.b/c|d</a>')
})
