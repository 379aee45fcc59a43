import { expect, test } from 'vitest'
import type { NavItem, NavLink, PageBlock } from '../../../model'
import { isItemActive } from './nav-active'

const link = (of: Partial<NavLink>): NavLink => ({
  type: 'link',
  label: 'x',
  href: '/docs/intro',
  external: false,
  position: 'left',
  ...of,
})
const page = (of: Partial<PageBlock>) => ({ path: '/docs/intro', ...of }) as PageBlock
/** For a navbar with a single item. */
const isActive = (item: NavItem, at: PageBlock) => isItemActive(item, at, [item])
const docs = { pluginId: 'default', version: 'current', alternates: {} }

test('a link is active on its page and below it, by whole segments', () => {
  expect(isActive(link({ href: '/blog' }), page({ path: '/Blog/2025' }))).toBe(true)
  expect(isActive(link({ href: '/blog' }), page({ path: '/blogs' }))).toBe(false)
  expect(isActive(link({ href: '/' }), page({}))).toBe(false)
  expect(isActive(link({ href: '/' }), page({ path: '/' }))).toBe(true)
})

test('a base path or a pattern decides before the address', () => {
  expect(isActive(link({ activeBasePath: '/docs/' }), page({ path: '/docs/x' }))).toBe(true)
  expect(isActive(link({ activeBaseRegex: '^/DOCS/(x|y)' }), page({ path: '/docs/y' }))).toBe(true)
  expect(isActive(link({ activeBaseRegex: '^/z' }), page({}))).toBe(false)
})

test('a document link is active on its document and in its sidebar, not below its address', () => {
  const target = link({ docId: 'intro', sidebarId: 'tutorial' })
  expect(isActive(target, page({ docId: 'intro' }))).toBe(true)
  expect(isActive(target, page({ docId: 'other', docs, sidebar: { id: 'tutorial', url: '' } }))).toBe(true)
  expect(isActive(target, page({ sidebar: { id: 'tutorial', url: '' } }))).toBe(false)
  expect(isActive(link({ docId: 'intro' }), page({ path: '/docs/intro/x', docId: 'x' }))).toBe(false)
})

test('a dropdown is active by itself or by what it holds; an external link never is', () => {
  const dropdown = { type: 'dropdown', label: 'x', position: 'left' } as const
  expect(isActive({ ...dropdown, items: [link({})] }, page({}))).toBe(true)
  expect(isActive({ ...dropdown, href: '/docs/intro/', items: [] }, page({}))).toBe(true)
  expect(isActive({ ...dropdown, items: [link({ external: true })] }, page({}))).toBe(false)
})

test('an entry of the page’s own is marked alone, be it in the bar or in a dropdown', () => {
  const community = link({ docId: 'community/templates', sidebarId: 'community' })
  const own = link({ href: '/docs/showcase' })
  const dropdown: NavItem = { type: 'dropdown', label: 'x', position: 'left', items: [own] }
  const showcase = page({
    path: '/docs/showcase/',
    docId: 'showcase',
    docs,
    sidebar: { id: 'community', url: '' },
  })
  const marked = (...items: NavItem[]) => items.map(item => isItemActive(item, showcase, items))
  expect(marked(community)).toEqual([true])
  expect(marked(community, own)).toEqual([false, true])
  expect(marked(community, dropdown)).toEqual([false, true])
})
