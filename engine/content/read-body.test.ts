import { expect, test } from 'vitest'
import { findFirstText, findHeading, hasTruncateMarker, removeHeading } from './read-body'

test.each([
  ['# 标题 {#id}\n', '标题'],
  ['text\n\n# Use `rem2rpx` **now** #\n', 'Use rem2rpx now'],
  ['<!-- # no -->\n{/* # no\n# no */}\n# [Yes](./a.md)', 'Yes'],
  ['```bash\n# no\n```\n\nSetext _title_\n===\n', 'Setext title'],
  ['````md\n```\n# no\n```\n# no\n````\n# yes', 'yes'],
  ['1. step\n\n   ```bash\n   # no\n   ```\n', undefined],
  ['~~~\n# no', undefined],
  ['## two\n#no\n#\n', undefined],
])('the heading of %j is %j', (body, text) => {
  expect(findHeading(body)?.text).toBe(text)
})

test('a heading goes, the other lines keep their numbers', () => {
  const body = 'a\n\n# 标题\n\nb\n'
  expect(removeHeading(body, findHeading(body))).toBe('a\n\n\n\nb\n')
  const setext = '标题\n===\nb'
  expect(removeHeading(setext, findHeading(setext))).toBe('\n\nb')
  expect(removeHeading('b', undefined)).toBe('b')
})

test.each([
  ['<!-- comment\nmore -->\n\n## head\n\n第一句 **粗** [链接](x) `代码`。\n', '第一句 粗 链接 代码。'],
  ["import X from './x'\n\n<X />\n\n> 引用 <b>文字</b>", '引用 文字'],
  [':::tip\n\n- 列表项[^1]\n:::', '列表项'],
  ['```js\ncode\n```\n\n| a | b |\n\n---\n', undefined],
  ['snake_case_name 和 \\*星号\\*', 'snake_case_name 和 *星号*'],
])('the first text of %j is %j', (body, text) => {
  expect(findFirstText(body, 'md')).toBe(text)
})

test('braces are text in Markdown, and code in MDX', () => {
  const body = '版本 {version}\n\n`{x}` 是代码'
  expect(findFirstText(body, 'md')).toBe('版本 {version}')
  expect(findFirstText(body, 'mdx')).toBe('{x} 是代码')
})

test.each([
  ['a\n\n<!-- truncate -->\n\nb', true],
  ['a\n{/*truncate*/}\nb', true],
  ['a truncate b', false],
])('%j has a truncate marker: %s', (body, expected) => {
  expect(hasTruncateMarker(body)).toBe(expected)
})
