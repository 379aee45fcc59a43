import { expect, test } from 'vitest'
import { readFences } from '../fences'
import type { Page } from '../pages'
import { findFalse } from './judge-claim'
import { type Claim, readClaims } from './read-claims'

function read(text: string, applies: Page['applies'] = {}) {
  const file = 'docs/a.md'
  const page: Page = { file, applies, isPartial: false, imports: {}, ...readFences(file, text) }
  return readClaims(page, text)
}

test('a claim is about the sentence before it, with every line and every Tailwind of the page', () => {
  const { claims, faults } = read('第一句。第二句 `a`。<!-- claim classes="p-4" has="1rem" -->第三句。')
  expect(faults).toEqual([])
  expect(claims).toMatchObject([
    {
      place: 'docs/a.md:1',
      sentence: '第二句 `a`。',
      input: 'p-4',
      tailwind: [3, 4],
      lines: ['4.12', '4.2'],
      otherLines: [],
      expected: [['has', '1rem']],
    },
  ])
})

test('the sentence of a row, of an item and after another claim', () => {
  const mark = '<!-- claim escape="a" same -->'
  const sentences = (text: string) => read(text).claims.map(({ sentence }) => sentence)
  expect(sentences(`| 甲 | 乙${mark} | 丙 |`)).toEqual(['甲 | 乙'])
  expect(sentences(`- 一。\n- 二${mark}`)).toEqual(['二'])
  expect(sentences(`一，${mark}二。${mark}`)).toEqual(['一，', '二。'])
})

test('a claim that leaves lines out needs a version beside it', () => {
  const mark = '<!-- claim escape="a" lines="4.12" same -->'
  expect(read(`这样。${mark}`).faults[0]).toContain('no version stands beside it')
  expect(read(`4.7 起这样。${mark}`).claims).toMatchObject([{ lines: ['4.12'], otherLines: ['4.2'] }])
  expect(read(`## 4.12 {#a}\n\n这样。${mark}`).faults).toEqual([])
  const tab = `<TabItem value="4.12">\n\n这样。<!-- claim escape="a" same -->\n\n</TabItem>`
  expect(read(tab).claims).toMatchObject([{ lines: ['4.12'], otherLines: [] }])
})

test('a sentence that shows a class shows the name that it is claimed to get', () => {
  const claim = (line: string, is: string) => `<!-- claim escape="w-[1px]" lines="${line}" is="${is}" -->`
  const page = (newer: string, older: string) =>
    `\`w-[1px]\` 在 4.12 里是 \`${newer}\`${claim('4.12', 'w-_b1px_B')}，在 4.2 里是 \`${older}\`。${claim('4.2', 'w-_1px_')}`
  expect(read(page('w-_b1px_B', 'w-_1px_')).faults).toEqual([])
  expect(read(page('w-_1px_', 'w-_b1px_B')).faults).toEqual([
    expect.stringContaining('does not show w-_b1px_B'),
    expect.stringContaining('does not show w-_1px_'),
  ])
  expect(read(`换成下划线和字母，4.2 不一样。${claim('4.12', 'w-_b1px_B')}`).faults).toEqual([])
})

test('a claim takes a sample of the page by a word in it', () => {
  const fence = '```css transform tw="4"\n.a { color: oklch(0 0 0) }\n```'
  const { claims } = read(`${fence}\n\n一。<!-- claim sample="oklch" has="rgb" -->`)
  expect(claims).toMatchObject([{ language: 'css', input: '.a { color: oklch(0 0 0) }', tailwind: [4] }])
  expect(read('一。<!-- claim sample="oklch" has="rgb" -->').faults[0]).toContain('no sample on the page')
})

test('what is written wrong is reported with its place, and code is not read', () => {
  const fault = (words: string) => read(`一。\n\n二。<!-- claim ${words} -->`).faults[0]
  expect(fault('clases="a" has="b"')).toContain('site/docs/a.md:3 "clases" is no word of a claim')
  expect(fault('has="b"')).toContain('a claim names one of')
  expect(fault('css="a"')).toContain('a claim expects something')
  expect(read('| 一 <!-- claim option="a" has="b | c" --> |').faults[0]).toContain(
    'ends the cell of the table',
  )
  expect(read('```md\n<!-- claim x -->\n```')).toEqual({ claims: [], faults: [] })
})

test('a claim after a fence without code is read', () => {
  const { claims } = read('```js file="a.js"\n```\n\n一。<!-- claim escape="a" same -->\n\n```js\na\n```')
  expect(claims).toHaveLength(1)
})

test('an expression of more than 160 characters has to be a case', () => {
  const fault = (length: number) => read(`一。<!-- claim value='${'1'.repeat(length)}' is="1" -->`).faults[0]
  expect(fault(160)).toBeUndefined()
  expect(fault(161)).toContain('write a function in proofs/claims/cases')
})

test('a case is the name of a function that there is', () => {
  const { claims } = read('一。<!-- claim case="tailwind3/appliesClass" tw="3" has="padding" -->')
  expect(claims).toMatchObject([{ subject: 'case', input: 'tailwind3/appliesClass', tailwind: [3] }])
  expect(read('一。<!-- claim case="tailwind3/applyClass" has="a" -->').faults[0]).toContain(
    'site/docs/a.md:1 there is no case tailwind3/applyClass; the topic has: tailwind3/appliesClass',
  )
})

test.each([
  ['has', '.a{color:red} && b', true],
  ['has', '.a{color:blue}', false],
  ['lacks', 'blue', true],
  ['lacks', 'red', false],
  ['times', '2 b', true],
  ['times', '1 b', false],
  ['is', '.a { color: red } b b', true],
  ['is', '.a', false],
  ['same', '', false],
  ['fails', '', false],
  ['before', '.a', true],
] as const)('%s "%s" is %s', (expectation, text, holds) => {
  const claim = { expected: [[expectation, text]] } as unknown as Claim
  const found = { before: '.a', output: '.a {\n  color: red;\n}\nb b' }
  expect(findFalse(claim, found) === undefined).toBe(holds)
  const failed = findFalse(claim, { error: 'no .a' }) === undefined
  expect(failed).toBe(expectation === 'fails')
})
