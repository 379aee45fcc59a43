import { expect, test } from 'vitest'
import { isAlternative, readFences, readInfo } from './fences'

test('an info string becomes language, flags and values', () => {
  expect(readInfo(`ts title="src/a b.ts" {1,4-6} part showLineNumbers options='{"a":"b c"}'`)).toEqual({
    language: 'ts',
    flags: ['part', 'showLineNumbers'],
    values: { title: 'src/a b.ts', options: '{"a":"b c"}' },
  })
})

test('fences keep their text, whatever they stand in', () => {
  const text = [
    '1. step',
    '',
    '   ```ts',
    '   const a = 1',
    '     const b = 2',
    '   ```',
    '',
    '````md',
    '```',
    'x',
    '```',
    '````',
  ]
  const { fences } = readFences('a.md', text.join('\n'))
  expect(fences.map(({ line, language, code }) => [line, language, code])).toEqual([
    [3, 'ts', 'const a = 1\n  const b = 2'],
    [8, 'md', '```\nx\n```'],
  ])
})

test('only the first tab counts as copied', () => {
  const text = [
    '<Tabs groupId="lang">',
    '<TabItem value="ts">',
    '```ts',
    '```',
    '</TabItem>',
    '<TabItem value="js">',
    '```js',
    '```',
    '<Patch />',
    '</TabItem>',
    '</Tabs>',
    '```css',
    '```',
    '<Style />',
  ]
  const { fences, uses } = readFences('a.mdx', text.join('\n'))
  expect(fences.map(fence => [fence.language, isAlternative(fence)])).toEqual([
    ['ts', false],
    ['js', true],
    ['css', false],
  ])
  expect(uses.filter(use => !use.name.startsWith('Tab')).map(use => [use.name, isAlternative(use)])).toEqual([
    ['Patch', true],
    ['Style', false],
  ])
})
