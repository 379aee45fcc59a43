import { type NavItem, type NavLink, type PageBlock, samePath } from '../../model'

/** Whether a navbar link leads to where the page is. */
export function isLinkActive(link: NavLink, page: PageBlock): boolean {
  if (link.external) return false
  if (link.docId && page.docId === link.docId) return true
  if (link.sidebarId) return page.docs !== undefined && page.sidebar?.id === link.sidebarId
  if (link.docId) return false
  if (link.activeBaseRegex) return new RegExp(link.activeBaseRegex, 'i').test(page.path)
  if (link.activeBasePath) return page.path.startsWith(link.activeBasePath)
  return isWithin(page.path, link.href)
}

/** Whether a navbar item or one of those inside it leads to where the page is. */
export function isItemActive(item: NavItem, page: PageBlock): boolean {
  if (item.type === 'link') return isLinkActive(item, page)
  if (item.type !== 'dropdown') return false
  return (
    (item.href !== undefined && samePath(item.href, page.path)) ||
    item.items.some(inner => isItemActive(inner, page))
  )
}

/** Prefix match on whole segments; the home page only matches itself. */
function isWithin(path: string, href: string): boolean {
  const base = href.replace(/[?#].*$/, '')
  return samePath(path, base) || (base !== '/' && path.toLowerCase().startsWith(`${base.toLowerCase()}/`))
}
