import { describe, expect, test } from 'vitest'
import { mdxToHtml, problemsOf, toHtml } from '../fixtures/compile-text'

describe.each([
  ['md', toHtml],
  ['mdx', mdxToHtml],
] as const)('links in %s', (format, draw) => {
  test.each([
    ['[a](./b.md#c)', '<a href="/link/./b.md#c">a</a>'],
    ['[a](../x/y.mdx?q=1)', '<a href="/link/../x/y.mdx?q=1">a</a>'],
    ['[a](/docs/中文)', '<a href="/link//docs/中文">a</a>'],
    ['[a][r]\n\n[r]: ./b.md', '<a href="/link/./b.md">a</a>'],
    [
      '[a](pathname:///file.zip)',
      '<a href="/link/pathname:///file.zip" target="_blank" rel="noopener noreferrer" data-nobrokenlinkcheck="true">a</a>',
    ],
    ['[a](#b)', '<a href="#b">a</a>'],
    ['[a](mailto:x@y.z)', '<a href="mailto:x@y.z">a</a>'],
    ['[a][r]\n\n[r]: <https://b.c/d>', '<a href="https://b.c/d"'],
    ['a[^1]\n\n[^1]: <https://b.c/e>', '<a href="https://b.c/e"'],
    ['**hbase/_HOST@EXAMPLE.COM**', '<strong>hbase/_HOST@EXAMPLE.COM</strong>'],
    ['a/b of _me@y.zz', '<a href="mailto:_me@y.zz">_me@y.zz</a>'],
    [
      '[a](https://b.c)',
      '<a href="https://b.c" class="external" target="_blank" rel="noopener noreferrer">a</a>',
    ],
  ])('%s', (source, expected) => {
    expect(draw(source)).toContain(expected)
  })
  test('images have their size and load late', () => {
    expect(draw('![图](./a.png "说明")').replace(/\/>/, '>')).toContain(
      '<img src="/asset/./a.png" alt="图" title="说明" width="200" height="100" loading="lazy" decoding="async">',
    )
  })
  test('images whose size cannot be read are reported', () => {
    const resolveAsset = (url: string) => ({ url, isUnreadable: true as const })
    const problems = problemsOf('a\n\n![i](./c.png)', { format, resolveAsset })
    expect(problems).toEqual(['3: the size of the image ./c.png cannot be read'])
  })
  test('files of one computer are reported', () => {
    expect(problemsOf('[a](file:///C:/a.pdf)\n\n![b](file:///b.png)', { format })).toEqual([
      '1: the address file:///C:/a.pdf is a file of one computer: visitors cannot open it',
      '3: the address file:///b.png is a file of one computer: visitors cannot open it',
    ])
  })
  test('backslashes are reported as they are written', () => {
    const resolve = (url: string) => ({ what: `no ${url}` })
    expect(problemsOf('[a](.\\b.md)', { format, resolveLink: resolve })).toEqual(['1: no .\\b.md'])
  })
  test('foreign images are not asked for', () => {
    const resolveAsset = () => ({ what: 'asked' })
    expect(problemsOf('![a](https://b.c/d.png)', { format, resolveAsset })).toEqual([])
  })
  test('all that leads nowhere is named, with its line', () => {
    const resolve = (url: string) => ({ what: `no ${url}`, remedy: 'correct it' })
    const source = '[a](./b.md)\n\n文字 ![i](./c.png)\n\n- [d][e]\n\n[e]: ./f.md\n'
    const problems = problemsOf(source, { format, bodyLine: 4, resolveLink: resolve, resolveAsset: resolve })
    expect(problems).toEqual(['4: no ./b.md', '6: no ./c.png', '8: no ./f.md'])
  })
})
