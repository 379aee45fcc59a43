import { expect, test } from 'vitest'
import { tocFor } from './page-toc'

const toc = [
  { value: 'A', id: 'a', level: 2 },
  { value: 'B', id: 'b', level: 3 },
]

test.each([
  'return toc[0].children',
  'return toc.filter(Boolean).map(item => list(item.children))',
  'return toc.map(({ children: below }) => below)',
])('%s reads a tree', code => {
  expect(tocFor(code, toc)).toMatchObject([{ id: 'a', children: [{ id: 'b', children: [] }] }])
})

test.each([
  'return [toc, props.children]',
  'const text = "toc[0].children"',
  'return draw(toc, { children: props.children })',
])('%s reads a list', code => {
  expect(tocFor(code, toc)).toBe(toc)
})
