import { expect, test } from 'vitest'
import { compile, mdxToHtml } from './fixtures/compile-mdx'

const first = { isMdx1: true, file: 'docs/page.mdx' }

test.each([
  [
    '<details open={true}><summary><strong>Path</strong> of `x`</summary></details><div><p>\n\nOK **b**\n\n</p></div>',
    '<strong>Path</strong> of `x`',
    '<strong>b</strong>',
  ],
  ['<div>a\n\nb\n\n</div>c &lt; d', 'a', /<\/div>\s*c &lt; d/],
  ['<div>\n\nb\n\n</div><b title="x > y" data-a={{"b": "}"}}>c</b> => <i>d\n\ne\n\n</i>', '=&gt;', '<i>d'],
  ['<p>one\ntwo {1 + 1}\n\nthree\n\n</p>', /one two <!-- -->2|one two 2/, '<p>three</p>'],
])('%j opens in one block what another closes', (text, ...parts) => {
  const html = mdxToHtml(text, first)
  for (const part of parts)
    if (typeof part === 'string') expect(html).toContain(part)
    else expect(html).toMatch(part)
})

test('what is not closed is reported as before, and so it is where the source is for MDX of today', () => {
  const told = (text: string, isMdx1: boolean) =>
    compile(text, { ...first, isMdx1, format: 'mdx' }).problems.map(
      ({ what, where }) => `${where?.line} ${what}`,
    )
  expect(told('<p>a\n\nb', true)).toEqual([expect.stringMatching(/^1 MDX: Expected a closing tag for `<p>`/)])
  expect(told('<p>a\n\nb\n\n</p>', false)).toEqual([expect.stringMatching(/^1 MDX: Expected a closing tag/)])
  expect(told('a <p>b\n\nc\n\n</p>', true)).toEqual([expect.stringMatching(/^1 MDX: Expected a closing tag/)])
})
