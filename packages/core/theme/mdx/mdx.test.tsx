import type { ReactNode } from 'react'
import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ClientProvider, createClient } from '../../client'
import type { ClientSite, PageBlock } from '../../model'
import { clientText } from '../text'
import Admonition from './Admonition'
import CodeBlock from './CodeBlock'
import Details from './Details'
import Link from './Link'
import TabItem from './TabItem'
import Tabs from './Tabs'

const items = [
  <TabItem key="a" value="npm" label="npm">
    A
  </TabItem>,
  <TabItem key="b" value="yarn" label="Yarn" default>
    B
  </TabItem>,
]

/** Returns the value of the selected tab. */
function selected(tabs: ReactNode): string | undefined {
  return render(tabs).match(/aria-selected="true"[^>]*data-value="(\w+)"/)?.[1]
}

test('tabs begin with defaultValue, else the marked one, else the first', () => {
  expect(selected(<Tabs defaultValue="npm">{items}</Tabs>)).toBe('npm')
  expect(selected(<Tabs>{items}</Tabs>)).toBe('yarn')
  expect(selected(<Tabs defaultValue={null}>{items}</Tabs>)).toBe('npm')
})

test('`values` give the tabs their order, labels and default', () => {
  const values = [
    { value: 'yarn', label: '纱线' },
    { value: 'npm', label: '包', default: true },
  ]
  const html = render(
    <Tabs values={values} block lazy>
      {items.map(item => (item.key === 'a' ? <TabItem key="a" value="npm" /> : item))}
    </Tabs>,
  )
  expect([...html.matchAll(/<button[^>]*data-value="(\w+)">([^<]*)/g)].map(match => match.slice(1))).toEqual([
    ['yarn', '纱线'],
    ['npm', '包'],
  ])
  expect([...html.matchAll(/data-label="([^"]*)"/g)].map(match => match[1])).toEqual(['纱线', '包'])
  expect(html).toContain('data-block=""')
  expect(selected(<Tabs values={[values[1]!, { value: 'yarn' }]}>{items}</Tabs>)).toBe('npm')
})

test('tabs and items that do not belong together are on the page as in Docusaurus', () => {
  const panels = (node: ReactNode) =>
    [...render(node).matchAll(/class="tab-panel"([^>]*)>([^<]*)/g)].map(match => match.slice(1).join(':'))
  const unnamed = <Tabs values={[{ value: 'npm' }]}>{items}</Tabs>
  expect(panels(unnamed)).toHaveLength(2)
  expect(panels(unnamed)[1]).toMatch(/^ data-value="yarn" data-label="Yarn" data-inactive=""/)
  expect(selected(unnamed)).toBe('npm')
  const absent = (
    <Tabs defaultValue="bun" values={[{ value: 'npm' }, { value: 'bun' }, { value: 'yarn' }]}>
      {items}
    </Tabs>
  )
  expect(panels(absent)[1]).toBe(' data-value="bun":')
  expect(selected(absent)).toBe('bun')
  const twice = (
    <Tabs values={[{ value: 'npm' }, { value: 'yarn' }]}>{[...items, <TabItem key="c" value="npm" />]}</Tabs>
  )
  expect(panels(twice).map(panel => /value="(\w+)"/.exec(panel)?.[1])).toEqual(['npm', 'yarn', 'npm'])
})

test('an inactive panel is marked, not hidden, and every tab controls its panel', () => {
  const html = render(
    <Tabs groupId="pm" queryString>
      {items}
    </Tabs>,
  )
  expect(html).toContain('<div class="tabs" data-group="pm" data-query="pm">')
  expect(html).toMatch(/class="tab-panel" data-value="npm" data-label="npm" data-inactive=""/)
  expect(html).not.toContain('hidden')
  expect(html.match(/role="tabpanel"/g)).toHaveLength(2)
})

test.each<[string, ReactNode, RegExp]>([
  ['nothing inside', <Tabs key="1" />, /no <TabItem>/],
  ['a child that is no tab', <Tabs key="2">{<p>x</p>}</Tabs>, /holds <p>/],
  ['text inside', <Tabs key="3">stray</Tabs>, /holds "stray"/],
  [
    'a value twice',
    <Tabs key="4">{[items[0], <TabItem key="c" value="npm" />]}</Tabs>,
    /"npm" more than once/,
  ],
  [
    'an unknown default',
    <Tabs key="5" defaultValue="bun">
      {items}
    </Tabs>,
    /^Can't select invalid tab value=bun: no <TabItem> has this defaultValue/,
  ],
  [
    'a value named twice',
    <Tabs key="9" values={[{ value: 'npm' }, { value: 'npm' }]}>
      {items}
    </Tabs>,
    /values> names "npm" more than once/,
  ],
  [
    'a query without a name',
    <Tabs key="6" queryString>
      {items}
    </Tabs>,
    /needs a groupId/,
  ],
])('tabs refuse %s', (_, tabs, message) => {
  expect(() => render(tabs)).toThrow(message)
})

test('an admonition may have an icon, an id and a class of its own', () => {
  const html = render(
    <Admonition icon="💡" id="a" className="own" title="T">
      x
    </Admonition>,
  )
  expect(html).toBe(
    '<div class="theme-admonition theme-admonition-note admonition admonition-note own" role="note" id="a"><p class="admonition-title"><span class="admonition-icon">💡</span>T</p><div class="admonition-body">x</div></div>',
  )
  expect(render(<Admonition icon={null} />)).toContain('<span class="admonition-icon"></span>')
})

test('admonitions have the titles that Markdown gives them', () => {
  const titles = ['secondary', 'important', 'success'].map(
    type => /admonition-title">([^<]*)</.exec(render(<Admonition type={type} />))?.[1],
  )
  expect(titles).toEqual(['次要', '重要', '成功'])
})

test('a list of tabs has a name', () => {
  expect(render(<Tabs>{items}</Tabs>)).toContain('role="tablist" class="tab-list" aria-label="选项"')
  expect(render(<Tabs label="包管理器">{items}</Tabs>)).toContain('aria-label="包管理器"')
})

test('an admonition has a Chinese title of its own; an unknown type becomes info', () => {
  expect(render(<Admonition type="caution">x</Admonition>)).toBe(
    '<div class="theme-admonition theme-admonition-caution admonition admonition-warning" role="note"><p class="admonition-title">警告</p><div class="admonition-body">x</div></div>',
  )
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(render(<Admonition type="toString">x</Admonition>)).toContain('admonition-info')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('a code block has one span a line and may number them', () => {
  const html = render(
    <CodeBlock language="TS" title="a.ts" showLineNumbers={7}>
      {'let a\n\nlet b\n'}
    </CodeBlock>,
  )
  expect(html).toContain('data-lang="ts"')
  expect(html).toContain('<figcaption class="code-title">a.ts</figcaption>')
  expect(html.match(/data-line="\d+"/g)).toEqual(['data-line="7"', 'data-line="8"', 'data-line="9"'])
})

test('details take their summary from a prop or from a child', () => {
  expect(render(<Details>x</Details>)).toContain('<summary>详情</summary><div class="details-body">x</div>')
  expect(
    render(
      <Details>
        <summary>问</summary>答
      </Details>,
    ),
  ).toBe('<details class="details"><summary>问</summary><div class="details-body">答</div></details>')
})

test('a link gets the base URL, and opens another site in a tab of its own', () => {
  const site = {
    baseUrl: '/x/',
    storageNamespace: '',
    colorMode: { defaultMode: 'dark' },
    docs: [],
    navbar: { items: [] },
  } as unknown as ClientSite
  const page = { path: '/', title: '' } as PageBlock
  const client = createClient({ site, text: clientText, page, main: '', sidebar: '' })
  const link = (element: ReactNode) => render(<ClientProvider client={client}>{element}</ClientProvider>)
  expect(link(<Link to="/docs/intro?a=1#b">甲</Link>)).toBe('<a href="/x/docs/intro?a=1#b">甲</a>')
  expect(
    link(
      <Link href="#b" className="c">
        乙
      </Link>,
    ),
  ).toBe('<a href="#b" class="c">乙</a>')
  expect(link(<Link to="../reference/#b">乙</Link>)).toBe('<a href="../reference/#b">乙</a>')
  expect(
    link(
      <Link to="/x/a" autoAddBaseUrl={false}>
        甲
      </Link>,
    ),
  ).toBe('<a href="/x/a">甲</a>')
  expect(
    link(
      <Link to="pathname:///x/a" autoAddBaseUrl={false}>
        甲
      </Link>,
    ),
  ).toContain('href="/x/a"')
  expect(link(<Link to="sibling#b">乙</Link>)).toBe('<a href="sibling#b">乙</a>')
  expect(link(<Link href="https://a.example/">丙</Link>)).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">丙</a>',
  )
})

test('tabs that follow others have panels alone', () => {
  const html = render(
    <Tabs groupId="pm" follows>
      {items}
    </Tabs>,
  )
  expect(html).not.toMatch(/role=|id=|<button/)
  expect(html.match(/class="tab-panel"/g)).toHaveLength(2)
})
