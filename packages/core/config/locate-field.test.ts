import { expect, test } from 'vitest'
import { locateField, readWrittenStrings } from './locate-field'

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

test('reads strings that are written out, wherever they stand', () => {
  const written = { '@parts': 'src/parts', data: 'data' }
  const object = "{ '@parts': 'src/parts', data: \"data\", 'made': join('a', 'b'), ...more }"
  expect(readWrittenStrings(`export default defineConfig({ aliases: ${object} })`, 'aliases')).toEqual(
    written,
  )
  const apart = `const aliases = ${object} as const\nexport default { title: 'T', aliases } satisfies Config`
  expect(readWrittenStrings(apart, 'aliases')).toEqual(written)
  const list = "export default { dirs: ['a', join('b'), 'c'] }"
  expect(Object.values(readWrittenStrings(list, 'dirs'))).toEqual(['a', 'c'])
  expect(readWrittenStrings('export default { aliases: read() }', 'aliases')).toEqual({})
  expect(readWrittenStrings('export default {{{', 'aliases')).toEqual({})
})
