import { expect, test } from 'vitest'
import { breakWords, splitLongWords } from './split-words'

test('long identifiers may break at their humps, short words and Han text stay whole', () => {
  expect(splitLongWords('cssChildCombinatorReplaceValue')).toEqual([
    'css',
    'Child',
    'Combinator',
    'Replace',
    'Value',
  ])
  expect(splitLongWords('style-tailwindcss/postcss-html-transform')).toEqual([
    'style-',
    'tailwindcss/',
    'postcss-',
    'html-',
    'transform',
  ])
  expect(splitLongWords('IMangleOptions 的全部成员')).toEqual(['IMangleOptions 的全部成员'])
})

test('tags and what is inside of them are left alone', () => {
  expect(
    breakWords('<code class="someVeryLongClassName">disabledDefaultTemplateHandler</code> &amp; 更多'),
  ).toBe(
    '<code class="someVeryLongClassName">disabled<wbr>Default<wbr>Template<wbr>Handler</code> &amp; 更多',
  )
})

test('a label in Chinese breaks between its words', () => {
  expect(breakWords('引入样式，写一个页面')).toBe('引入<wbr>样式，写<wbr>一个<wbr>页面')
})
