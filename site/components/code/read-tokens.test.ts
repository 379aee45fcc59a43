import { expect, it } from 'vitest'
import { readTokens } from './read-tokens'

const kinds = (text: string, language: 'wxml' | 'css') =>
  readTokens(text, language)
    .flat()
    .flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []))

it('colours a template', () => {
  expect(kinds(`<view class="p-[3px]" wx:if='{{a > 1}}'>a<image /></view><!-- b -->`, 'wxml')).toEqual([
    'tag <view',
    'attr class',
    'string "p-[3px]"',
    'attr wx:if',
    `string '{{a > 1}}'`,
    'tag >',
    'tag <image',
    'tag />',
    'tag </view',
    'tag >',
    'comment <!-- b -->',
  ])
})

it('colours a stylesheet', () => {
  expect(kinds('.p-_b3px_B { color: #07c160; width: -1.5rpx }\n@media print {}', 'css')).toEqual([
    'function .p-_b3px_B ',
    'property  color',
    'number #07c160',
    'property  width',
    'number -1.5rpx',
    'keyword @media print ',
  ])
})

it.each([
  ['wxml', '<view\n  class="a\nb">x < y</view'],
  ['wxml', `<a ${'"\''.repeat(900)}`],
  ['css', '.a {\n  content: "b;c";\n\n}\n'],
] as const)('loses nothing of %s %s', (language, text) => {
  const lines = readTokens(text, language).map(line => line.map(token => token.text).join(''))
  expect(lines.join('\n')).toBe(text)
})
