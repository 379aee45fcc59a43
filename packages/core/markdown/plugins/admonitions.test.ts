import { describe, expect, test } from 'vitest'
import { compile, mdxToHtml, problemsOf, toHtml } from '../fixtures/compile-text'

const draw = { md: toHtml, mdx: mdxToHtml }

describe.each(['md', 'mdx'] as const)('admonitions in %s', format => {
  const html = (source: string) => draw[format](source).replace(/\n/g, '')

  test('have the title of their kind', () => {
    expect(html(':::tip\n内容\n:::')).toBe(
      '<div class="theme-admonition theme-admonition-tip admonition admonition-tip" role="note">' +
        '<p class="admonition-title">提示</p><div class="admonition-body"><p>内容</p></div></div>',
    )
  })
  test.each([
    [':::note 自己的标题', '自己的标题'],
    [':::note[方括号]', '方括号'],
    [':::note{title="属性"}', '属性'],
    [':::note 用 `code` 与 **粗：**体', '用 <code>code</code> 与 <strong>粗：</strong>体'],
    [':::note a < b & c', 'a &lt; b &amp; c'],
    [':::note[1. 不是列表]', '1. 不是列表'],
    [':::note 发布 :tada:', '发布 🎉'],
  ])('%s', (line, title) => {
    expect(html(`${line}\nx\n:::`)).toContain(`<p class="admonition-title">${title}</p>`)
  })
  test('take classes and an id', () => {
    const result = html(':::info{.wide .big #here}\nx\n:::')
    expect(result).toContain('admonition-info wide big" role="note" id="here"')
  })
  test.each([
    ['caution', 'warning', '警告'],
    ['secondary', 'note', '次要'],
    ['important', 'info', '重要'],
    ['success', 'tip', '成功'],
  ])('%s looks like %s', (name, kind, title) => {
    expect(html(`:::${name}\nx\n:::`)).toContain(
      `theme-admonition-${name} admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p>`,
    )
  })
  test('may begin with a capital', () => {
    expect(html(':::Tip 题\nx\n:::')).toContain(
      'admonition-tip" role="note"><p class="admonition-title">题</p>',
    )
  })
  test('nest', () => {
    const result = html('::::note\na\n\n:::tip\nb\n:::\n\nc\n::::\nd')
    expect(result).toMatch(/备注.*<p>a<\/p>.*提示.*<p>b<\/p><\/div><\/div><p>c<\/p><\/div><\/div><p>d<\/p>$/)
  })
  test('need no empty lines', () => {
    expect(html('a\n:::tip\nb\n:::\nc')).toMatch(/^<p>a<\/p><div.*<p>b<\/p><\/div><\/div><p>c<\/p>$/)
  })
  test('end on the line that begins them', () => {
    const body = '<p class="admonition-title">备注</p><div class="admonition-body"><p>'
    expect(html(':::note 都在这里 :::\n\n外面')).toMatch(
      new RegExp(`^<div[^>]*>${body}都在这里</p></div></div><p>外面</p>$`),
    )
    expect(html('1. :::note 有 `代码` :::\n\n外面')).toMatch(
      new RegExp(`<li><div[^>]*>${body}有 <code>代码</code></p></div></div></li></ol><p>外面</p>$`),
    )
    expect(problemsOf('1. :::tip[题] 文 :::\n\n:::', { format })).toEqual(['3: ":::" closes nothing'])
  })
  test('stand in lists, and end them', () => {
    const result = html('- a\n\n  :::tip\n  b\n  :::\n\n:::note\n- c\n:::')
    expect(result).toMatch(
      /^<ul><li><p>a<\/p><div.*b.*<\/li><\/ul><div.*<ul><li>c<\/li><\/ul><\/div><\/div>$/,
    )
  })
  test('hold fences', () => {
    expect(html(':::tip\n```md\n:::note\n```\n:::')).toMatch(/^<div.*:::note.*<\/figure><\/div><\/div>$/)
  })
  test('of an unknown kind stay text', () => {
    expect(html(':::unknown\na\n:::')).toBe('<p>:::unknowna:::</p>')
  })
  test('that only the end of the page closes are a warning', () => {
    const { problems } = compile(':::tip\na', { format, bodyLine: 1 })
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
    expect(html(':::tip\na')).toMatch(/<p>a<\/p><\/div><\/div>$/)
  })
  test('that are never closed are named', () => {
    expect(problemsOf('a\n\n::::warning 标题\nb', { format, bodyLine: 5 })).toEqual([
      '7: "::::warning" is not closed',
    ])
  })
})
