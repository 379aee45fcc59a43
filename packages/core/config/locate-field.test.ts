import { expect, test } from 'vitest'
import { locateField } from './locate-field'

const source = `import { defineConfig } from 'x'
const 中文 = '注释'
const items = [
  { label: 'one' },
  { label: 'two' },
]
export default defineConfig({
  title: 'x',
  navbar: {
    'items': items,
  },
  docs: { path: 'docs',
    id: 'a' },
  list: [...items,
    'after'],
} satisfies object)
`

test.each([
  [['title'], 8],
  [['navbar', 'items'], 10],
  [['navbar', 'items', 1, 'label'], 5],
  [['navbar', 'nope'], 9],
  [['docs', 0, 'id'], 13],
  [['list', 1], 14],
  [[], 7],
])('%j is on line %i', (path, line) => {
  expect(locateField(source, path)).toBe(line)
})

test('reads JSON', () => {
  expect(locateField('\n{\n  "main": [\n    "a",\n    "b"\n  ]\n}', ['main', 1])).toBe(5)
})

test('gives up on what it cannot read', () => {
  expect(locateField('export default {{{', ['a'])).toBeUndefined()
  expect(locateField('export const a = 1', ['a'])).toBeUndefined()
})
