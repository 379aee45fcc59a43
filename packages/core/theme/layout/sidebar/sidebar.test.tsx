import { expect, test } from 'vitest'
import type { SidebarNode } from '../../../model'
import { createStaticSidebar } from './StaticSidebar'

const link = (label: string, more = {}): SidebarNode => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  external: false,
  ...more,
})
const category = (label: string, items: SidebarNode[], more = {}): SidebarNode => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
})
const render = (nodes: SidebarNode[], path: string) => createStaticSidebar(nodes, '/base/')(path)

test('the way to the page is open, other branches are closed and lead to their first document', () => {
  const html = render(
    [
      category('open', [category('inner', [link('here')])]),
      category('closed', [category('deep', [link('first')])]),
    ],
    '/docs/here/',
  )
  expect(html).toContain('href="/base/docs/here" aria-current="page"')
  expect(html).toMatch(/data-key="0\.0" aria-expanded="true"/)
  expect(html).toMatch(/data-key="1" aria-expanded="false"[^>]*href="\/base\/docs\/first"/)
  expect(html).not.toContain('>deep')
})

test('a category with a page of its own has a link and a caret that says what it does', () => {
  const html = render([category('linked', [link('a')], { href: '/docs/linked' })], '/docs/linked')
  expect(html).toContain('<a class="side-link" href="/base/docs/linked" aria-current="page">linked</a>')
  expect(html).toContain('aria-label="折叠侧边栏分类 &#x27;linked&#x27;"')
})

test('a category that neither closes nor leads anywhere is a named group', () => {
  const html = render([category('2025', [link('a')], { collapsible: false })], '/docs/a')
  expect(html).toMatch(
    /<div role="group" aria-labelledby="([^"]+)"><h3 class="side-heading" id="\1">2025<\/h3>/,
  )
})

test('an unlisted page shows only while it is the current one', () => {
  const nodes = [link('secret', { unlisted: true }), link('other')]
  expect(render(nodes, '/docs/other')).not.toContain('secret')
  expect(render(nodes, '/docs/secret')).toContain('secret')
})

test('of many siblings only a window around the active one is drawn, with keys that stay true', () => {
  const nodes = Array.from({ length: 200 }, (_, index) => category(`c${index}`, [link(`p${index}`)]))
  const html = render(nodes, '/docs/p150')
  expect(html.match(/side-category/g)).toHaveLength(60)
  expect(html).toContain('另有 120 项')
  expect(html).toContain('另有 20 项')
  expect(html).toMatch(/data-key="150" aria-expanded="true"/)
  expect(render(nodes, '/elsewhere')).toMatch(/data-key="0"/)
  expect(render(nodes.slice(0, 60), '/elsewhere')).not.toContain('另有')
})

test('what is drawn once for all pages is what each would draw by itself', () => {
  const nodes = [
    link('first'),
    category('a', [link('a1'), category('a2', [link('a21')], { href: '/docs/A2/' }), link('a3')]),
    category('b', [link('b1'), link('b2', { unlisted: true })], { collapsed: false }),
    category('c', [link('a21'), link('c1')], { collapsible: false }),
  ]
  const draw = createStaticSidebar(nodes, '/base/')
  for (const path of ['/docs/first', '/docs/a1', '/docs/a2', '/docs/b1', '/docs/b2', '/docs/c1', '/none'])
    expect(draw(path)).toBe(render(nodes, path))
  expect(draw('/docs/a2')).toContain('href="/base/docs/A2/" aria-current="page"')
  expect(draw('/docs/a21').match(/href="\/base\/docs\/a21" aria-current="page"/g)).toHaveLength(2)
  expect(draw('/docs/b2')).toContain('>b2<')
  expect(draw('/docs/a1')).not.toContain('>b2<')
})
