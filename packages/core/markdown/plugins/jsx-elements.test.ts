import { describe, expect, test } from 'vitest'
import { parseArticle } from '../article/dom'
import { readArticle } from '../article/read-article'
import { compile, mdxToHtml, problemsOf } from '../fixtures/compile-text'

describe('HTML written as JSX', () => {
  test.each([
    [
      'images',
      '<img src="./a.png" alt="x" />',
      '<img alt="x" src="/asset/./a.png" width="200" height="100" loading="lazy" decoding="async"/>',
    ],
    ['sizes in braces', '<img src="./a.png" width={50} />', 'src="/asset/./a.png" width="50" height="25"'],
    ['styles', '<p style={{textAlign: "center"}}>x</p>', '<p style="text-align:center">x</p>'],
    [
      'styles as in HTML',
      '<p style="text-align: center; margin-top: 2px">x</p>',
      '<p style="text-align:center;margin-top:2px">x</p>',
    ],
    [
      'imported images',
      "import i from './i.png'\n\n<img src={i} />",
      '<img src="/asset/./i.png" loading="lazy" decoding="async"/>',
    ],
    [
      'required images',
      "<img src={require('./r.png').default} />",
      '<img src="/asset/./r.png" loading="lazy" decoding="async"/>',
    ],
    ['links', '文 <a href="./b.md">b</a>', '<a href="/link/./b.md">b</a>'],
    [
      'links out',
      '文 <a href="https://x.y">b</a>',
      '<a class="external" href="https://x.y" target="_blank" rel="noopener noreferrer">b</a>',
    ],
    [
      'tables',
      '<table><tbody><tr><td>x</td></tr></tbody></table>',
      '<div class="table-wrap" tabindex="0" role="group" aria-label="表格"><table>',
    ],
    [
      'nested',
      '<details><summary>a</summary><img src="./a.png" /></details>',
      '<div class="details-body"><img src="/asset/./a.png"',
    ],
  ])('%s', (_, source, expected) => {
    expect(mdxToHtml(source)).toContain(expected)
  })
  test('links in tags are distinguished from those of Markdown where a site asks', () => {
    const html = mdxToHtml('文 <a href="/b">b</a>, [c](/c), <a href="https://x.y">d</a>', {
      marksTagLinks: true,
    })
    expect(readArticle(parseArticle(html)).links).toEqual([
      { href: '/link//b', kind: 'link', inTag: true },
      { href: '/link//c', kind: 'link' },
      { href: 'https://x.y', kind: 'link' },
    ])
  })
  test.each([
    '<details>\n<summary>a</summary>\n\n**b**\n\n</details>',
    '<details>\n\n<summary>a</summary>\n\n**b**\n\n</details>',
  ])('details get a frame', source => {
    expect(mdxToHtml(source)).toBe(
      '<details class="details"><summary>a</summary><div class="details-body"><p><strong>b</strong></p></div></details>',
    )
  })
  test('a second summary is text of the body', () => {
    expect(mdxToHtml('<details>\n<summary>a</summary>\n\nb\n\n<summary>c</summary>\n\n</details>')).toMatch(
      /<summary>a<\/summary><div class="details-body"><p>b<\/p>\s*<summary>c<\/summary><\/div>/,
    )
  })

  test('details without a summary get one', () => {
    expect(mdxToHtml('<details>b</details>')).toContain(
      '<summary>详情</summary><div class="details-body">b</div>',
    )
  })
  test('a word that a component is given is no handler', () => {
    expect(problemsOf('<Story onHideProp="onHide" />', { format: 'mdx' })).toEqual([])
    expect(problemsOf('<Story onHide={() => 1} />', { format: 'mdx' })).toEqual([
      '1: onHide on <Story> does not work in a page: pages are static HTML',
    ])
  })
  test('an element that handles an event becomes a component of the code of the page', () => {
    const source =
      'import { tell } from "./tell"\nimport other from "./other"\n\n<b class="x" onClick={() => tell(1)}>*y*</b>'
    const { code, problems, components } = compile(source, { format: 'mdx' })
    expect(problems).toEqual([])
    expect(components).toContain('InkPart1')
    expect(code).toEqual({
      names: ['InkPart1'],
      text: [
        'import { tell } from "./tell"',
        'export const InkPart1 = ({ children }) => <b className={"x"} onClick={() => tell(1)}>{children}</b>',
      ].join('\n'),
    })
  })
  test.each([
    [
      '<img src="https://a.example/a.png" onClick={() => 1} />',
      '1: onClick on <img> does not work in a page: pages are static HTML',
    ],
    [
      '<button onclick="alert(1)">a</button>',
      '1: the attribute onclick of <button> does nothing: in MDX a handler is a function, under the name that React has for it',
    ],
  ])('%s is named', (source, problem) => {
    expect(problemsOf(source, { format: 'mdx' })).toEqual([problem])
  })
  test('what stands in a list of cards is reported: the list shows pages', () => {
    const told = (from: string, inside: string) =>
      compile(`import Cards from '${from}'\n\n<Cards>${inside}</Cards>`, { format: 'mdx' }).problems.map(
        ({ what, severity, where }) => [what, severity, where?.line],
      )
    expect(told('@theme/DocCardList', 'lost')).toEqual([
      [expect.stringContaining('the content of <Cards> is not shown'), 'warning', 3],
    ])
    expect(told('@theme/DocCardList', '')).toEqual([])
    expect(told('./Cards', 'shown')).toEqual([])
  })
  test('of an element that no browser knows nothing is shown: that is a warning', () => {
    const { problems } = compile('a <property name="b" /> c', { format: 'mdx' })
    expect(problems.map(({ what, severity, where }) => [what, severity, where?.column])).toEqual([
      ['<property> is not an HTML element: it is not shown', 'warning', 3],
    ])
  })
  test.each([
    '<property>shown</property>',
    '<my-own a="b" />',
    '<hr />',
    '<svg><path d="M0 0" /></svg>',
    '<Icon><path d="M0 0" /></Icon>',
  ])('%s is not reported', source => expect(problemsOf(source, { format: 'mdx' })).toEqual([]))
})
