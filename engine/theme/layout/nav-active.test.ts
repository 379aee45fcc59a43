import { expect, test } from 'vitest'
import type { NavLink, PageBlock } from '../../model'
import { isItemActive, isLinkActive } from './nav-active'

const link = (of: Partial<NavLink>): NavLink => ({
  type: 'link',
  label: 'x',
  href: '/docs/intro',
  external: false,
  position: 'left',
  ...of,
})
const page = (of: Partial<PageBlock>) => ({ path: '/docs/intro', ...of }) as PageBlock
const docs = { pluginId: 'default', version: 'current', alternates: {} }

test('a link is active on its page and below it, by whole segments', () => {
  expect(isLinkActive(link({ href: '/blog' }), page({ path: '/Blog/2025' }))).toBe(true)
  expect(isLinkActive(link({ href: '/blog' }), page({ path: '/blogs' }))).toBe(false)
  expect(isLinkActive(link({ href: '/' }), page({}))).toBe(false)
  expect(isLinkActive(link({ href: '/' }), page({ path: '/' }))).toBe(true)
})

test('a base path or a pattern decides before the address', () => {
  expect(isLinkActive(link({ activeBasePath: '/docs/' }), page({ path: '/docs/x' }))).toBe(true)
  expect(isLinkActive(link({ activeBaseRegex: '^/DOCS/(x|y)' }), page({ path: '/docs/y' }))).toBe(true)
  expect(isLinkActive(link({ activeBaseRegex: '^/z' }), page({}))).toBe(false)
})

test('a document link is active on its document and in its sidebar, not below its address', () => {
  const target = link({ docId: 'intro', sidebarId: 'tutorial' })
  expect(isLinkActive(target, page({ docId: 'intro' }))).toBe(true)
  expect(isLinkActive(target, page({ docId: 'other', docs, sidebar: { id: 'tutorial', url: '' } }))).toBe(
    true,
  )
  expect(isLinkActive(target, page({ sidebar: { id: 'tutorial', url: '' } }))).toBe(false)
  expect(isLinkActive(link({ docId: 'intro' }), page({ path: '/docs/intro/x', docId: 'x' }))).toBe(false)
})

test('a dropdown is active by itself or by what it holds; an external link never is', () => {
  const dropdown = { type: 'dropdown', label: 'x', position: 'left' } as const
  expect(isItemActive({ ...dropdown, items: [link({})] }, page({}))).toBe(true)
  expect(isItemActive({ ...dropdown, href: '/docs/intro/', items: [] }, page({}))).toBe(true)
  expect(isItemActive({ ...dropdown, items: [link({ external: true })] }, page({}))).toBe(false)
})
