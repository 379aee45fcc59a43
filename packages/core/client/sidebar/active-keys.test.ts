import { expect, it } from 'vitest'
import type { SidebarNode } from '../../model'
import { findActiveKeys } from './active-keys'

const link = (href: string): SidebarNode => ({ type: 'link', label: href, href, external: false })
const category = (items: SidebarNode[], href?: string): SidebarNode => ({
  type: 'category',
  label: '',
  href,
  collapsed: true,
  collapsible: true,
  items,
})
const nodes = [
  { type: 'html', html: '' } as SidebarNode,
  category([link('/a'), category([link('/b/')], '/c')]),
  link('/d'),
]

it.each([
  ['/d', ['2']],
  ['/A', ['1', '1.0']],
  ['/b', ['1', '1.1', '1.1.0']],
  ['/c', ['1', '1.1']],
  ['/none', []],
])('the way to %s is %j', (path, keys) => {
  expect(findActiveKeys(nodes, path)).toEqual(keys)
})
