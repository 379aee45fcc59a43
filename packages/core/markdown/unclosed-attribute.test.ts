import { expect, it } from 'vitest'
import { compile } from './fixtures/compile-text'

it.each([
  ['<Demo start={3 />\n\ntext', 'MDX: Unclosed `{` in the attribute `start`'],
  ['<Demo a="1" start="3 />', 'MDX: Unclosed `"` in the attribute `start`'],
  ['<Demo {...x />', 'MDX: Unclosed `{` in an attribute'],
  ['<Demo start={`a} />', 'MDX: Unclosed `{` in the attribute `start`'],
  ['<Demo a="1" start=3 />', 'MDX: The value of the attribute `start` has neither quotes nor braces'],
  [
    "import A from './a.md'\nText, then:\n\n<A />",
    'MDX: Text right below an import or export is read as code',
  ],
  ["import A form './a.md'\n\ntext", 'MDX: Could not read this esm'],
  ['5 < 6, <3', 'MDX: Unexpected character'],
])('%j', (text, what) => {
  expect(compile(text, { format: 'mdx' }).problems[0]?.what).toContain(what)
})

it('a comment that is not closed says so', () => {
  expect(compile('{/* a\n\nb', { format: 'mdx' }).problems[0]?.remedy).toBe('End the comment with */}')
  for (const format of ['md', 'mdx'] as const)
    expect(compile('a\n\n<!-- b\n\nc', { format }).problems).toMatchObject([
      {
        what: expect.stringMatching(/the comment is not closed/i),
        where: { line: 3 },
        remedy: expect.stringMatching(/add -->/i),
      },
    ])
})
