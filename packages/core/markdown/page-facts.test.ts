import { describe, expect, test } from 'vitest'
import { compile, problemsOf, toHtml } from './fixtures/compile-text'

const mdx = (text: string) => compile(text, { format: 'mdx' })

test.each([
  ['# 标题 {#id}\n', '标题'],
  ['text\n\n# Use `rem2rpx` **now** #\n', 'Use rem2rpx now'],
  ['<!-- # no -->\n\n# [Yes](./a.md)', 'Yes'],
  ['```bash\n# no\n```\n\nSetext _title_\n===\n', 'Setext title'],
  ['````md\n```\n# no\n```\n# no\n````\n# yes', 'yes'],
  ['1. step\n\n   ```bash\n   # no\n   ```\n', undefined],
  ['~~~\n# no', undefined],
])('the title of %j is %j', (body, text) => {
  expect(compile(body).headings.find(({ level }) => level === 1)?.text).toBe(text)
})

test.each([
  ['<!-- comment\nmore -->\n\n## head\n\n第一句 **粗** [链接](x) `代码`。\n第二行', '第一句 粗 链接 代码。'],
  ['> 引用 <b>文字</b>', '引用 文字'],
  [':::tip\n\n- 列表项\n\n:::', '列表项'],
  ['```js\ncode\n```\n\n| a | b |\n|---|---|\n| c | d |\n\n---\n', undefined],
  ['snake_case_name 和 \\*星号\\*', 'snake_case_name 和 *星号*'],
])('the first text of %j is %j', (body, text) => {
  expect(compile(body).firstText).toBe(text)
})

test('braces are text in Markdown, and code in MDX', () => {
  const body = '版本 {version}\n\n`{x}` 是代码'
  expect(compile(body).firstText).toBe('版本 {version}')
  expect(mdx(body).firstText).toBe('{x} 是代码')
})

test('live code is found where it runs, not where it is shown', () => {
  expect(compile('> ```jsx live\n> <a/>\n> ```').hasLiveCode).toBe(true)
  expect(compile('````md\n```jsx live\n```\n````').hasLiveCode).toBe(false)
})

test('components are known with line and attributes', () => {
  const text = 'a\n\n<Many.Counter start={1} label="x" />\n\n`<No />`'
  expect(compile(text, { format: 'mdx', bodyLine: 4 }).elements).toEqual([
    { name: 'Many.Counter', line: 6, column: 1, props: { start: '1', label: 'x' } },
  ])
})

describe('links to other sources', () => {
  const resolveLink = (href: string) => {
    const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href)!
    return { target, suffix, written: target }
  }
  test('get their address when all sources are read', () => {
    expect(toHtml('[a](b.md?c=1&d=2#e)', { resolveLink })).toContain('href="/page/b.md?c=1&amp;d=2#e"')
  })
  test('that lead nowhere are reported with their line', () => {
    expect(problemsOf('x\n\n[a](gone.md)', { resolveLink, bodyLine: 5 })).toEqual(['7: no page gone.md'])
  })
})

test.each([
  ['# Head\n\nText', 'Other', []],
  ["import X from './x'\n\n<!-- note -->\n\n# Head\n\nText", 'Other', []],
  ['Text\n\n# Head\n\nMore', 'Other', ['Head']],
  ['Text\n\n# Head\n\nMore', 'Head', []],
  ['Text\n\n# Head\n\n# More', undefined, ['More']],
])('in the post %j with the title %j stand the headings %j', (text, title, kept) => {
  const html = toHtml(text, { isBlog: true, title, format: text.startsWith('import') ? 'mdx' : 'md' })
  expect([...html.matchAll(/<h1>(\w+)/g)].map(match => match[1])).toEqual(kept)
})
