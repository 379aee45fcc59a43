import { describe, expect, test } from 'vitest'
import { ID } from '../../model'
import { compile, mdxToHtml, problemsOf, toHtml } from '../fixtures/compile-text'

describe('headings', () => {
  test('get an id, a class and a link to themselves', () => {
    expect(toHtml('## Foo `Bar`')).toBe(
      '<h2 class="anchor" id="foo-bar">Foo <code>Bar</code><a class="hash-link" href="#foo-bar"' +
        ' aria-label="Foo Bar的直接链接"></a></h2>\n',
    )
  })
  test('keep the case of their words in the id where the site asks for it', () => {
    expect(toHtml('## Foo `Bar`', { headingRules: { keepCase: true } })).toContain('id="Foo-Bar"')
  })
  test('that are one long name may break at its humps', () => {
    const source = '### runtimeCssImportRewriteLoaderPath {#loader}'
    const broken = 'runtime<wbr>Css<wbr>Import<wbr>Rewrite<wbr>Loader<wbr>Path<a '
    expect(toHtml(source)).toContain(broken)
    expect(mdxToHtml(source).replaceAll('<wbr/>', '<wbr>')).toContain(broken)
    expect(toHtml('### cssRemoveHoverPseudoClass')).not.toContain('<wbr')
  })
  test('of the first level get neither', () => {
    expect(toHtml('# 标题 {#x}')).toBe('<h1>标题</h1>\n')
  })
  test.each([
    ['## 中文标题', '中文标题'],
    ['### 你好，World!', '你好world'],
    ['## 标题 {#my-id}', 'my-id'],
    ['## 标题 {#My_ID.2}', 'My_ID.2'],
    ['## 标题{#My\\_ID\\_2}', 'My_ID_2'],
    ['标题 {#setext}\n---', 'setext'],
    ['## **重要：**请看', '重要请看'],
    ['> ## 引用 {#in-quote}', 'in-quote'],
  ])('%s', (source, id) => {
    expect(toHtml(source)).toContain(`id="${id}"`)
    expect(mdxToHtml(source)).toContain(`id="${id}"`)
    expect(toHtml(source)).not.toContain('{#')
  })
  test('a component beside the text leaves a hyphen, as in Docusaurus', () => {
    const html = mdxToHtml('## `verify: Config` <Required />\n\n## <Icon /> Start\n\n## A <b>c</b>')
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(match => match[1])).toEqual([
      'verify-config-',
      '-start',
      'a-c',
    ])
    expect(html).toContain('aria-label="verify: Config的直接链接"')
  })
  test('of the same text differ by a number', () => {
    expect(
      [...toHtml('## 一样\n\n## 一样\n\n## 一样').matchAll(/ id="([^"]+)"/g)].map(match => match[1]),
    ).toEqual(['一样', '一样-1', '一样-2'])
  })
  test('keep braces that are no id', () => {
    expect(toHtml('## 对象 {a: 1}')).toContain('对象 {a: 1}')
    expect(toHtml('正文 {#x}')).toContain('正文 {#x}')
  })
  test('with the same explicit id are reported, and links find the first', () => {
    const text = '## a {#x}\n\n## b {#x}\n\n## c {#x}'
    expect(compile(text).problems.map(({ what, where, severity }) => [what, where?.line, severity])).toEqual([
      ['the heading id "x" is used twice', 3, 'warning'],
      ['the heading id "x" is used twice', 5, 'warning'],
    ])
    const ids = (source: string) => [...toHtml(source).matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(ids(text)).toEqual(['x', 'x-1', 'x-2'])
    expect(ids('## a {#x}\n\n## b {#x}\n\n## X 1')).toEqual(['x', 'x-1', 'x-1-1'])
  })
  test('cannot have an id of the shell', () => {
    const ids = Object.values(ID)
    expect(toHtml(ids.map(id => `## ${id}\n\n`).join(''))).not.toMatch(
      new RegExp(` id="(?:${ids.join('|')})"`),
    )
    expect(problemsOf(`## a {#${ID.main}}`)).toEqual([
      `1: the heading id "${ID.main}" is reserved for the page layout`,
    ])
  })
  test('a heading that gives way to the title of front matter is reported', () => {
    const told = (title?: string) => compile('# Other', { isBlog: true, title }).problems
    expect(told('Title')).toMatchObject([
      { what: expect.stringContaining('"Other" is not shown'), severity: 'warning', where: { line: 1 } },
    ])
    expect([told('Other'), told()]).toEqual([[], []])
  })
  test('a post drops its own title, and only that', () => {
    expect(toHtml('# 标题\n\n正文\n\n# 另一个', { isBlog: true })).toBe('<p>正文</p>\n<h1>另一个</h1>\n')
  })
})
