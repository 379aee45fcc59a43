import { describe, expect, test } from 'vitest'
import { toHtml } from '../fixtures/compile-text'
import { articleToMarkdown, type TwinHead } from './article-to-markdown'
import { parseArticle } from './dom'

const head = { title: '题', url: 'https://x.y/docs/a' }
const toTwin = (html: string, head: TwinHead) => articleToMarkdown(parseArticle(html), head)
const twin = (html: string) => toTwin(html, head).replace('# 题\n\n<https://x.y/docs/a>\n\n', '').trimEnd()
const roundTrip = (source: string) => twin(toHtml(source, { resolveLink: href => href }))

describe('the Markdown twin', () => {
  test('begins with title, description and address', () => {
    expect(toTwin('<p>a</p>', { ...head, description: '说明' })).toBe(
      '# 题\n\n> 说明\n\n<https://x.y/docs/a>\n\na\n',
    )
    expect(toTwin('<h1>自己的</h1><p>a</p>', head)).toBe('# 自己的\n\n<https://x.y/docs/a>\n\na\n')
  })
  test.each([
    ['headings', '## 标题\n\n文字'],
    ['emphasis', '**粗** *斜* ~~删~~ `a|b` `` `c` ``'],
    ['lists', '- 一\n  - 二\n- 三'],
    ['loose and numbered lists', '3. 一\n\n   段\n\n4. 二'],
    ['tasks', '- [x] 做完\n- [ ] 没做'],
    ['quotations', '> 一\n>\n> > 二'],
    ['rules', '一\n\n---\n\n二'],
    ['fences', '```ts title="a.ts"\nconst a = `<b>`\n\nx\n```'],
    ['fences in fences', '````md\n```ts\na\n```\n````'],
    ['changes', '```diff\n--- a\n+++ b\n-old\n+new\n same\n```'],
    ['tables', '| 左 | 中 | 右 | 无 |\n| :-- | :-: | --: | --- |\n| `x\\|y` | **b** | 3 |  |'],
    ['links', '[a](https://b.c/d) ![图](https://x.y/i.png)'],
    ['footnotes', '文[^1]\n\n[^1]: 注'],
    ['text that looks like Markdown', '1\\. 不是 \\*列表\\* \\[a\\] \\<b> \\_c\\_ d_e'],
  ])('keeps %s', (_, source) => {
    const own = source.replace('https://x.y/i.png', './i.png')
    expect(twin(toHtml(own, { resolveLink: href => href, resolveAsset: () => ({ url: '/i.png' }) }))).toBe(
      source,
    )
  })
  test('says what a drawn picture shows, not the words in it', () => {
    expect(twin('<p>前</p><div role="img" aria-label="手机上的样子"><p>按钮</p></div>')).toBe(
      '前\n\n手机上的样子',
    )
  })
  test('makes addresses absolute', () => {
    expect(roundTrip('[a](../b#c) [d](#e) [f](/g%20h)')).toBe(
      '[a](https://x.y/b#c) [d](https://x.y/docs/a#e) [f](https://x.y/g%20h)',
    )
  })
  test('writes an admonition as a quotation', () => {
    expect(roundTrip(':::tip 小心\n一\n\n- 二\n:::')).toBe('> **小心**\n>\n> 一\n>\n> - 二')
  })
  test('writes all tabs under their names', () => {
    expect(roundTrip('```bash npm2yarn\nnpm i a\n```')).toBe(
      '**npm**\n\n```bash\nnpm i a\n```\n\n**Yarn**\n\n```bash\nyarn add a\n```\n\n' +
        '**pnpm**\n\n```bash\npnpm add a\n```\n\n**Bun**\n\n```bash\nbun add a\n```',
    )
  })
  test('shows an image that has a form for each colour mode once', () => {
    const image = (mode: string) => `<img alt="图" src="/${mode}.png" class="wide only-${mode}">`
    expect(twin(`<p>${image('light')}${image('dark')}</p>`)).toBe('![图](https://x.y/light.png)')
  })
  test('opens details', () => {
    expect(roundTrip('<details>\n<summary>更多</summary>\n\n**a**\n\n</details>')).toBe('**更多**\n\n**a**')
  })
  test('keeps the reason of an excused fence', () => {
    expect(roundTrip('```ts unchecked="真机"\na\n```')).toBe('```ts\na\n```\n\n未校验：真机')
  })
  test('writes what a plugin draws, with its captions', () => {
    const source = '```html both\n<a>\n```\n\n```html table\na|b\n```'
    const html = toHtml(source, {
      fences: {
        draw: ({ flags, code }, page) =>
          flags.has('table')
            ? page.codeTable({ heads: ['in', 'out'], rows: [[code, 'a_b']] })
            : `<div>${page.caption('in')}${page.plain()}</div><div>${page.caption('out')}${page.code({ language: 'html', code: '<b>' })}</div>`,
      },
    })
    expect(twin(html)).toBe(
      '**in**\n\n```html\n<a>\n```\n\n**out**\n\n```html\n<b>\n```\n\n' +
        '| in | out |\n| --- | --- |\n| `a\\|b` | `a_b` |',
    )
  })
  test('reads the content of islands, live code included', () => {
    expect(roundTrip('```jsx live\n<b/>\n```')).toBe('```jsx\n<b/>\n```')
    const island =
      '<div data-island="x" data-props="{}"><label>框架 <select><option>Taro</option><option>uni-app</option></select></label>' +
      '<button>下一步</button><div data-slot><p>说明</p></div><textarea>w-[1px]</textarea></div>'
    expect(twin(island)).toBe('框架\n\n- Taro\n\n- uni-app\n\n下一步\n\n说明\n\n```\nw-[1px]\n```')
  })
  test('writes members of types: definition lists and tables of blocks', () => {
    expect(twin('<dl><div><dt><code>a</code></dt><dd><p>一</p><p>二</p></dd></div></dl>')).toBe(
      '- **`a`**\n\n  一\n\n  二',
    )
    expect(twin('<table><tr><th>a</th><td><p>一</p><ul><li>二</li><li>三</li></ul></td></tr></table>')).toBe(
      '|  |  |\n| --- | --- |\n| a | 一 二 三 |',
    )
  })
  test('leaves out what is no text', () => {
    expect(
      twin(
        '<h2 class="anchor" id="a">A<a class="hash-link" href="#a"></a></h2><svg><path/></svg><script>x</script>',
      ),
    ).toBe('## A')
  })
  test('holds no HTML', () => {
    const html = toHtml(
      '文 <kbd>K</kbd> <sub>a</sub><br>b\n\n<div align="center"><img src="./a.png"></div>\n\n<table><tr><td>x</td></tr></table>',
    )
    expect(twin(html)).not.toMatch(/(?<!\\)<\/?[a-z]/i)
  })
})
