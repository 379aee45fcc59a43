import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSimpleYaml } from './simple-yaml'

test('reads what pages usually have', () => {
  const yaml = `title: rpx 任意值被当成颜色
description: 2.x 的一句话，说清这一页解决什么问题：列表会用到它。
slug: /a/b
sidebar_position: 3
unlisted: false
requires:
  engine: 4.2.x
  lines: [3, 4]
keywords: [没样式, 黑边 border, '@scope/name', '4.2']
quote: 'It is: # this'`
  expect(readSimpleYaml(yaml)).toEqual(parse(yaml))
  expect(readSimpleYaml(yaml)).toMatchObject({ requires: { engine: '4.2.x', lines: [3, 4] } })
})

test.each([
  '',
  'a: "quoted"',
  "a: 'it''s'",
  "a: ['b, c']",
  'a: null',
  'a:',
  'a: b: c',
  'a: b #c',
  'a: b\na: c',
  'a: b\n  c',
  'a: |\n  text',
  '- a',
  'a: [b, [c]]',
  'a: 4.2',
  'a: 0x10',
  'a: ~',
  'a: *b',
])('leaves %j to the real parser', yaml => {
  expect(readSimpleYaml(yaml)).toBeUndefined()
})

test('never differs from the real parser', () => {
  const scalar = fc.oneof(
    fc.stringMatching(/^[ -~]{0,12}$/),
    fc.constantFrom(
      '中文：文字',
      '4.2.x',
      '4.2',
      'true',
      'No',
      'NULL',
      '0',
      '007',
      '1e3',
      '[a, b]',
      '[1, c d]',
      '[a,]',
      '{}',
      'a:b',
      "'a # b: c'",
      "['a', b]",
      "['a, b]",
      '/a/b',
      '2 个',
      '1.5：x',
    ),
  )
  const line = fc
    .tuple(
      fc.constantFrom('', '', '  ', ' '),
      fc.constantFrom('title', 'tags', 'a-b', 'c'),
      fc.constantFrom(': ', ':', ':  '),
      scalar,
    )
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), lines => {
      const yaml = lines.join('\n')
      const simple = readSimpleYaml(yaml)
      if (simple) expect(simple).toEqual(parse(yaml))
    }),
    { numRuns: 3000 },
  )
})
