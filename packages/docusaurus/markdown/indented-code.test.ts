import { expect, test } from 'vitest'
import { prepareSource } from '../../core/markdown/prepare-source'
import { compile, mdxToHtml, toHtml } from './fixtures/compile-mdx'
import { mdxSources } from './index'

const first = { isMdx1: true, file: 'docs/page.mdx' }
const code = (...lines: string[]) => lines.map(line => `<span class="line">${line}</span>`).join('\n')

test.each([
  ['a\n\n    one *x*\n\n      two\n\nb', code('one *x*', '', '  two')],
  ['# a\n    one\n    two\nb', code('one', 'two')],
  ['a\n\n\tone { x\n\ttwo <y\n', code('one { x', 'two &lt;y')],
  ['a\n\n    one', code('one')],
  ['a\n\n    one\n# b', code('one')],
  ['- a\n\n      one\n      two\n- b', code('one', 'two')],
  ['> a\n>\n>     one\n>\n>     two\n', code('one', '', 'two')],
  ['1. a\n\n        one\n\n   b', code('one')],
  ['a\n\n    <!-- one -->\n    :::tip\n', code('&lt;!-- one --&gt;', ':::tip')],
  ['<div>\n\n    <p>\n\n</div>', code('&lt;p&gt;')],
  ['a\n\n    import x from "y"\n    {b}\n', code('import x from "y"', '{b}')],
])('%j has code to MDX 1, and to Markdown', (text, html) => {
  expect(mdxToHtml(text, first)).toContain(html)
  expect(prepareSource(text, 'mdx', mdxSources({ isMdx1: true })).source.split('\n')).toHaveLength(
    text.split('\n').length,
  )
  expect(toHtml(text)).toContain('<pre')
})

test.each([
  ['a\n    b', '<p>a\nb</p>'],
  ['- a\n\n    b', '<p>b</p>'],
  ['1. a\n\n       b', '<p>b</p>'],
  ['- a\n\n      - b', /<li>\s*b\s*<\/li>/],
  ['<div>\n  <b>\n    c</b>\n</div>', 'c</b>'],
  ['export const a = () => {\n  const b = 1\n\n    return b\n}\n\n{a()}', '1'],
])('%j has none', (text, html) => {
  const drawn = mdxToHtml(text, first)
  expect(drawn).not.toContain('<pre')
  if (typeof html === 'string') expect(drawn).toContain(html)
  else expect(drawn).toMatch(html)
})

const table = '| a | b |\n| --- | --- |\n| 1 | 2'
const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  [`${table}\n        |\n| 3 | 4 |`, [row('1', '2'), row('3', '4')]],
  [`${table}\n        |\n\nend`, [row('1', '2'), '<p>end</p>']],
  [`${table}\n    | 3 | 4 |\n    | 5 | 6 |\n\nend`, [row('3', '4'), row('5', '6'), '<p>end</p>']],
  [`- x\n\n${table.replace(/^/gm, '  ')}\n\t  | 3 | 4 |\n`, [row('3', '4')]],
  [`> ${table.replaceAll('\n', '\n> ')}\n>      | 3 | 4 |\n`, [row('3', '4')]],
])('%j has rows of a table that stand further right', (text, parts) => {
  const drawn = mdxToHtml(text, first).replace(/>\s+</g, '><')
  for (const part of parts) expect(drawn).toContain(part)
  expect(drawn).not.toContain('<pre')
})

test.each([
  [`${table}\n    | 3 | 4 |\n\n    one | two\n\nend`, 'one | two', true],
  [`${table}\n\n    one | two\n\nend`, 'one | two', false],
  [`${table}\n\`\`\`\none | two\n\`\`\`\n\nend`, 'one | two', false],
])('%j has code below the table', (text, line, hasRow) => {
  const drawn = mdxToHtml(text, first).replace(/>\s+</g, '><')
  expect(drawn).toContain(code(line))
  expect(drawn.includes(row('3', '4'))).toBe(hasRow)
})

test('an export with an empty line and deeper lines leaves the code of the page code', () => {
  const text =
    'export const a = () => {\n  const b = 1\n\n    return b\n}\n\ntext\n\n    some *code*\n\n{a()}'
  const drawn = mdxToHtml(text, first)
  expect(drawn).toContain(code('some *code*'))
  expect(drawn).toMatch(/1\s*$/)
})

test.each([
  ['<Foo bar={`\n\n    in *it*\n\n`} />', /data-name="Foo" bar="\n\n\s*in \*it\*\n\n"/],
  ['<Foo bar={[\n\n    1,\n\n    2\n\n]} />', /data-name="Foo"/],
  [
    '<Foo\n  bar={() => {\n    const b = 1\n\n    return b\n  }}\n>\n\n    some *code*\n\n</Foo>',
    /some \*code\*/,
  ],
  ['{`\n\n    in *it*\n\n`}', /^\s*in \*it\*$/m],
])('%j keeps its lines, and leaves the code of the page code', (text, html) => {
  const drawn = mdxToHtml(`a\n\n    one *x*\n\n${text}\n\nb\n\n    two\n`, first)
  expect(drawn).toContain(code('one *x*'))
  expect(drawn).toContain(code('two'))
  expect(drawn).toMatch(html)
  expect(drawn).not.toContain('~~~')
})

test('what is wrong beside the code is reported, not the code', () => {
  const text = 'a\n\n    <div>\n    x\n\ntext\n\n<b>'
  const { problems } = compile(text, { ...first, format: 'mdx' })
  expect(problems.map(({ where }) => where?.line)).toEqual([8])
})

test.each([`a\n${' '.repeat(50_000)}\nb`, 'export const a = {\n\n    b\n\n'.repeat(2000)])(
  'a long line of blanks and statements without an end keep their lines',
  text => {
    const { source } = prepareSource(text, 'mdx', mdxSources({ isMdx1: true }))
    expect(source.split('\n')).toHaveLength(text.split('\n').length)
  },
)

test("indented lines are text to today's MDX", () => {
  expect(mdxToHtml('a\n\n    one *x*')).toContain('<p>one <em>x</em></p>')
})

test('a problem below the code keeps its line', () => {
  const { problems } = compile('a\n\n    one\n    two\n\n<Box a={b c} />', { ...first, format: 'mdx' })
  expect(problems.map(({ where }) => where?.line)).toEqual([6])
})
