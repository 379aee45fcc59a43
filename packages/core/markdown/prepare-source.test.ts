import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareSource } from './prepare-source'

const piece = fc.constantFrom(
  ...[
    '\n',
    ' ',
    ':::tip 标题',
    ':::',
    '::::note',
    '<!--',
    '-->',
    '```',
    '~~~',
    '**',
    '重要：',
    '请',
    '“',
    '## a {#b}',
    '> ',
    '- ',
    'x',
  ],
)
const text = fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join(''))

describe('what is put in for the parser', () => {
  test.each(['md', 'mdx'] as const)('can be taken out again, and keeps the number of lines (%s)', format => {
    fc.assert(
      fc.property(text, written => {
        const { source, restore } = prepareSource(written, format)
        expect(source.split('\n')).toHaveLength(written.split('\n').length)
        expect(restore(source)).toBe(format === 'md' ? written : restore(source))
        if (!written.includes('<!--')) expect(restore(source)).toBe(written)
      }),
      { numRuns: 2000, seed: 7 },
    )
  })
  test('code that shows how a comment begins is no comment', () => {
    const written = 'a `<!--` b\n\n{c}\n\nd `-->`\n\n``x ` <!--`` <!-- y -->'
    const { source } = prepareSource(written, 'mdx')
    expect(source).toContain('a `<!--` b\n\n{c}\n\nd `-->`\n\n``x ` <!--`` {/*')
  })
  test('what a fence called mdx-code-block holds is taken out of it, unless another fence shows it', () => {
    const written =
      'a\n  ```mdx-code-block\n  <B>\n    `c`\n  ```\n````md\n```mdx-code-block\n<D>\n```\n````\ne'
    expect(prepareSource(written, 'mdx').source).toBe(
      'a\n\n<B>\n  `c`\n\n````md\n```mdx-code-block\n<D>\n```\n````\ne',
    )
  })
  test('leaves fences and comments alone', () => {
    const written = '```\n:::tip\n## a {#b}\n```\n\n<!--\n:::tip\n-->\n'
    expect(prepareSource(written, 'md').source).toBe(written)
  })
  test('leaves a closing line without an admonition alone', () => {
    expect(prepareSource('a\n:::\nb', 'md').source).toBe('a\n:::\nb')
  })
  test('finds comments that begin in the text, not in code', () => {
    const { source } = prepareSource('写 `<!--` 就行\n\n:::tip\na\n:::', 'md')
    expect(source).not.toContain(':::')
  })
  test('turns a comment of MDX into an expression of as many lines', () => {
    const { source, restore } = prepareSource('a\n<!-- b\nc -->\nd', 'mdx')
    expect(source).toMatch(/^a\n\{\/\*.*\n\*\/\}\nd$/s)
    expect(restore(source)).toBe('a\n<!-- b\nc -->\nd')
  })
  test('gives the explicit id of a heading', () => {
    const { source, takeHeadingId, restoreOutput } = prepareSource('## 标题 {#the-id}', 'mdx')
    expect(takeHeadingId(source)).toBe('the-id')
    expect(restoreOutput(source, quoted => quoted)).toBe('## 标题')
  })
  test.each([
    ['## Head {/* #the-id */}', 'mdx', 'the-id'],
    ['## Head {/*#stage-0:-x*/}', 'mdx', 'stage-0:-x'],
    ['## Head { /*#stage-0:-x*/ }', 'mdx', 'stage-0:-x'],
    ['## Head <!-- #the-id -->', 'md', 'the-id'],
  ] as const)('and the one in a comment of %s', (text, format, id) => {
    const { source, takeHeadingId, restoreOutput } = prepareSource(text, format)
    expect(takeHeadingId(source)).toBe(id)
    expect(restoreOutput(source, quoted => quoted)).toBe('## Head')
  })
})

test('an address in angle brackets is a link in MDX, and text in code', () => {
  const { source } = prepareSource(
    'see <https://a.example/x?y=1> or `<https://b.example>` or <me@c.example>',
    'mdx',
  )
  expect(source).toBe(
    'see [https://a.example/x?y=1](https://a.example/x?y=1) or `<https://b.example>` or [me@c.example](mailto:me@c.example)',
  )
})

test('the address of a link may stand in angle brackets', () => {
  const text = 'see [it](<https://a.example/x(y)>)'
  expect(prepareSource(text, 'mdx').source).toBe(text)
})
