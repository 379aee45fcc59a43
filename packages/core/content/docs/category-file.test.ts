import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { join } from '../../paths'
import { readCategoryFiles } from './category-file'

const dir = mkdtempSync(join(tmpdir(), 'category-'))
afterAll(() => rmSync(dir, { recursive: true }))

function read(text: string) {
  writeFileSync(join(dir, '_category_.json'), text)
  const { categories, problems } = readCategoryFiles({
    categories: new Map([['a', '_category_.json']]),
    dir,
    root: dir,
  })
  return { category: categories.get('a'), problems: problems.map(({ what }) => what) }
}

test('numbers and words for true and false may stand in quotes', () => {
  expect(read('{"position": "2.5", "collapsed": "false", "collapsible": "True"}')).toEqual({
    category: { position: 2.5, collapsed: false, collapsible: true },
    problems: [],
  })
})

test('a number in quotes may begin with noughts', () => {
  expect(read('{"position": "01"}')).toMatchObject({ category: { position: 1 }, problems: [] })
})

test('anything else in quotes is reported', () => {
  expect(read('{"position": "two", "collapsed": "no"}').problems).toHaveLength(2)
})

test('a link without a type is reported, and the rest of the file counts', () => {
  const { category, problems } = read('{"label": "Cat", "link": {"title": "x"}}')
  expect(category).toEqual({ label: 'Cat', collapsible: true })
  expect(problems).toEqual(['The link of the category has no type, so the category has no page.'])
})
