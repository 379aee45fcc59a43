import { describe, expect, test } from 'vitest'
import { cutExcerpt, withoutExcerptEnd } from './excerpt'
import { compile, mdxToHtml, toHtml } from './fixtures/compile-text'

describe.each([
  ['md', toHtml],
  ['mdx', mdxToHtml],
] as const)('the excerpt of a post in %s', (_, render) => {
  const excerpt = (text: string) => cutExcerpt(render(text)).trim()

  test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}'])(
    'ends at %s',
    marker => {
      const html = render(`a\n\n${marker}\n\nb`)
      expect(cutExcerpt(html).trim()).toBe('<p>a</p>')
      expect(withoutExcerptEnd(html).replace(/\n+/g, '')).toBe('<p>a</p><p>b</p>')
    },
  )
  test('ends at the first marker, and closes what is open there', () => {
    expect(excerpt('- a **b <!-- truncate --> c** d\n\n<!-- truncate -->\n\ne').replace(/\s+/g, '')).toBe(
      '<ul><li>a<strong>b</strong></li></ul>',
    )
  })
  test('is empty when the marker comes first', () => {
    expect(excerpt('<!-- truncate -->\n\nb')).toBe('')
  })
  test('is everything without a marker, or with one that is shown as code', () => {
    expect(excerpt('a <!-- other -->')).toBe('<p>a </p>')
    expect(excerpt('```md\n<!-- truncate -->\n```\n\nb')).toContain('<p>b</p>')
  })
  test('knows the link definitions after it, and leaves out references to footnotes', () => {
    expect(excerpt('[a][b]c[^1]\n\n<!-- truncate -->\n\n[b]: https://d.e\n[^1]: f')).toMatch(
      /^<p><a href="https:\/\/d\.e"[^>]*>a<\/a>c<\/p>$/,
    )
  })
})

test('a compiled page tells whether it has a marker', () => {
  expect(compile('a\n\n<!-- truncate -->').truncated).toBe(true)
  expect(compile('a truncate b').truncated).toBe(false)
})
