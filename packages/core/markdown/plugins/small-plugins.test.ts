import { describe, expect, test } from 'vitest'
import type { MarkdownHooks } from '../../config'
import { mdxToHtml, toHtml } from '../fixtures/compile-text'

describe('emoji', () => {
  test('codes become emoji, in text only', () => {
    expect(toHtml('完成 :tada:，:+1: `:tada:`')).toBe('<p>完成 🎉，👍 <code>:tada:</code></p>\n')
  })
  test.each(['12:30:45', 'hover:bg-red-500', ':root', 'a:100:b', ':nope:', ':constructor:', '::before'])(
    '%s stays',
    text => {
      expect(toHtml(text)).toBe(`<p>${text}</p>\n`)
      expect(mdxToHtml(text)).toBe(`<p>${text}</p>`)
    },
  )
})

describe('plugins of a site', () => {
  const plugins: MarkdownHooks = {
    mdast: [
      {
        name: 'smile',
        text(node, context) {
          if (node.value.includes(':)')) context.setProperty(node, 'value', node.value.replaceAll(':)', '🙂'))
        },
      },
    ],
    hast: [
      {
        name: 'quote-class',
        element: [
          {
            filter: ['blockquote'],
            visit: (node, context) => context.setProperty(node, 'className', ['quote']),
          },
        ],
      },
    ],
  }
  test('change the trees, in Markdown and MDX', () => {
    expect(toHtml('a :)\n\n> b', { plugins })).toBe(
      '<p>a 🙂</p>\n<blockquote class="quote">\n<p>b</p>\n</blockquote>\n',
    )
    expect(mdxToHtml('a :)\n\n> b', { plugins })).toContain('<p>a 🙂</p>')
  })
})

describe('tables', () => {
  test('scroll in a region, and are aligned by classes', () => {
    const html = toHtml('| a | b | c | d |\n|:-|:-:|-:|-|\n| 1 | `x\\|y` | 3 | 4 |')
    expect(html).toContain('<div class="table-wrap" tabindex="0" role="group" aria-label="表格"><table>')
    expect(html).toContain('<td class="align-left">1</td>\n<td class="align-center"><code>x|y</code></td>')
    expect(html).toContain('<td class="align-right">3</td>\n<td>4</td>')
    expect(html).not.toContain('style')
  })
  test.each([
    ['a long name beside two cells', '| a | b | c |\n|-|-|-|\n| `aNameOfManyLetters2` | 1 | 2 |', true],
    ['a short one', '| a | b | c |\n|-|-|-|\n| `aName` | a-word-as-long-as-this | 2 |', false],
    ['the same beside one', '| a | b |\n|-|-|\n| [aNameOfManyLetters2](/a) | 1 |', false],
    ['two long ones', '| a | b |\n|-|-|\n| aNameOfManyLetters2 | aNameOfManyLetters12 |', true],
    [
      'four columns, one of sentences',
      '| a | b | c | d |\n|-|-|-|-|\n| 1 | 2 | 写很多字的一格，一行放不下，要折成好几行 | 4 |',
      true,
    ],
    ['four columns of words', '| a | b | c | d |\n|-|-|-|-|\n| `w-1` | 2 | 3 | 4 |', false],
  ])('say what a phone has no room for: %s', (_, text, isWide) => {
    expect(toHtml(text).includes('<table class="wide">')).toBe(isWide)
  })
})

describe('other parts of GFM', () => {
  test('task lists name their boxes', () => {
    const html = toHtml('- [x] 做完\n- [ ] 没做')
    expect(html).toContain('<input type="checkbox" checked disabled aria-label="已完成"> 做完')
    expect(html).toContain('<input type="checkbox" disabled aria-label="未完成"> 没做')
  })
  test('footnotes speak Chinese', () => {
    const html = toHtml('文[^a]\n\n[^a]: 注')
    expect(html).toContain('<h2 class="sr-only" id="footnote-label">脚注</h2>')
    expect(html).toContain('aria-label="回到引用 1"')
  })
  test('strikethrough and bare addresses', () => {
    expect(toHtml('~~删~~ www.a.cn')).toContain('<del>删</del> <a href="http://www.a.cn"')
  })
})
