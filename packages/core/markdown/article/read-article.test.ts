import { describe, expect, test } from 'vitest'
import { toHtml } from '../fixtures/compile-text'
import { parseArticle } from './dom'
import { readArticle } from './read-article'

const read = (html: string) => readArticle(parseArticle(html))

describe('what is read off an article', () => {
  const facts = read(
    toHtml(`开头 **一段**。

## 第一节 \`code\` {#first}

段落 [链接](./a.md)，<https://b.c>。[接口](pathname:///api)

- 一
- 二 \`x\`

| 名 | 值 |
|--|--|
| a | b |

### 小节 <em>强调</em> [链接](/x) {#sub}

\`\`\`ts title="a.ts"
const a = 1 < 2
\`\`\`

\`\`\`bash npm2yarn
npm i a
\`\`\`

![图](./i.png)

:::tip 标题
正文
:::

<video src="https://v.w/x.mp4"></video>

<a class="frame-poster s-1" href="https://v.w/refused"></a><a class="frame-poster" data-frame="{}" href="https://v.w/opens"></a>

文[^1]

[^1]: 注`),
  )

  test('the headings, for the table of contents', () => {
    expect(facts.toc).toEqual([
      { id: 'first', html: '第一节 <code>code</code>', level: 2 },
      { id: 'sub', html: '小节 <em>强调</em> 链接', level: 3 },
    ])
  })
  test('every anchor', () => {
    expect(facts.anchors).toEqual(expect.arrayContaining(['first', 'sub', 'user-content-fn-1']))
  })
  test('every link, image and embedded file', () => {
    expect(facts.links.filter(({ href }) => !href.startsWith('#'))).toEqual([
      { href: '/link/./a.md', kind: 'link' },
      { href: 'https://b.c', kind: 'link' },
      { href: '/link//x', kind: 'link' },
      { href: '/asset/./i.png', kind: 'image' },
      { href: 'https://v.w/x.mp4', kind: 'embed' },
      { href: 'https://v.w/refused', kind: 'frame' },
      { href: 'https://v.w/opens', kind: 'link' },
    ])
  })
  test('the sections, block by block', () => {
    expect(facts.sections).toEqual([
      { anchor: '', heading: '', level: 1, text: ['开头 一段。'], code: [] },
      {
        anchor: 'first',
        heading: '第一节 code',
        level: 2,
        text: ['段落 链接，https://b.c。接口', '一', '二 x', '名 值', 'a b'],
        code: [],
      },
      {
        anchor: 'sub',
        heading: '小节 强调 链接',
        level: 3,
        text: ['a.ts', '标题', '正文', '文1', '注'],
        code: ['const a = 1 < 2', 'npm i a', 'yarn add a', 'pnpm add a', 'bun add a'],
      },
    ])
  })
  test('a title of its own', () => {
    expect(read('<h1>题</h1><p>a</p>').sections).toEqual([
      { anchor: '', heading: '题', level: 1, text: ['a'], code: [] },
    ])
  })
  test('entities are text, and markup in the contents is escaped', () => {
    const { toc, sections } = read(
      '<h2 class="anchor" id="a">A &lt;b&gt; &amp; c</h2><p>x<br>y</p><svg><title>no</title></svg><div role="img">no</div>',
    )
    expect(toc[0]!.html).toBe('A &lt;b&gt; &amp; c')
    expect(sections[1]).toMatchObject({ heading: 'A <b> & c', text: ['x y'] })
  })
})

test('links that a component draws are distinguished from those of the page, in its slots too', () => {
  const { links } = read(
    '<a href="/a"></a><div data-island="x"><p><a href="/b"></a></p><div data-slot=""><a href="/c"></a></div></div>',
  )
  expect(links).toEqual([
    { href: '/a', kind: 'link' },
    { href: '/b', kind: 'link', inTag: true },
    { href: '/c', kind: 'link' },
  ])
})
