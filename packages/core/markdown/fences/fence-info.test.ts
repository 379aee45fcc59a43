import { expect, test } from 'vitest'
import { parseFenceInfo } from './fence-info'

test.each([
  ['TS', null, { language: 'ts' }],
  [null, null, { language: 'text' }],
  ['ts', 'title="a b.ts"', { title: 'a b.ts' }],
  ['ts', "title='a.ts' part", { title: 'a.ts', flags: new Set(['part']) }],
  ['ts', '{1,4-6}', { lines: new Set([1, 4, 5, 6]) }],
  ['ts{2}', null, { language: 'ts', lines: new Set([2]) }],
  ['ts', 'showLineNumbers', { lineNumbers: 1 }],
  ['ts', 'showLineNumbers=3', { lineNumbers: 3 }],
  [
    'wxml',
    `transform tw="4" options='{"a":{"b":1}}'`,
    { attributes: { tw: '4', options: '{"a":{"b":1}}' }, flags: new Set(['transform']) },
  ],
])('%s %s', (language, meta, expected) => {
  expect(parseFenceInfo(language, meta)).toMatchObject(expected)
})

test('a range without end does not run away', () => {
  expect(parseFenceInfo('ts', '{1-99999999999}').lines!.size).toBeLessThanOrEqual(10_000)
})
