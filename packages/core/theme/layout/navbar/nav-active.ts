import { type NavItem, type NavLink, type PageBlock, samePath } from '../../../model'

/** Whether a navbar link is active on a page; if another item links to exactly this page, only that one is. */
export function isLinkActive(link: NavLink, page: PageBlock, items: NavItem[]): boolean {
  return isOwnLink(link, page) || (isAround(link, page) && !items.some(item => holdsOwnLink(item, page)))
}

/** Whether a navbar item or one of its children is active on a page. */
export function isItemActive(item: NavItem, page: PageBlock, items: NavItem[]): boolean {
  if (item.type === 'link') return isLinkActive(item, page, items)
  if (item.type !== 'dropdown') return false
  return leadsTo(item.href, page) || item.items.some(inner => isItemActive(inner, page, items))
}

/** Whether an item or one of its children links to exactly this page. */
function holdsOwnLink(item: NavItem, page: PageBlock): boolean {
  if (item.type === 'link') return isOwnLink(item, page)
  if (item.type !== 'dropdown') return false
  return leadsTo(item.href, page) || item.items.some(inner => holdsOwnLink(inner, page))
}

function isOwnLink(link: NavLink, page: PageBlock): boolean {
  return link.docId ? link.docId === page.docId : leadsTo(link.href, page) && isAround(link, page)
}

/** Whether a link covers the section of the site that the page is in. */
function isAround(link: NavLink, page: PageBlock): boolean {
  if (link.external) return false
  if (link.sidebarId) return page.docs !== undefined && page.sidebar?.id === link.sidebarId
  if (link.docId) return false
  if (link.activeBaseRegex) return new RegExp(link.activeBaseRegex, 'i').test(page.path)
  if (link.activeBasePath) return page.path.startsWith(link.activeBasePath)
  return isWithin(page.path, link.href)
}

/** Prefix match on whole segments; the home page only matches itself. */
function isWithin(path: string, href: string): boolean {
  const base = href.replace(/[?#].*$/, '')
  return samePath(path, base) || (base !== '/' && path.toLowerCase().startsWith(`${base.toLowerCase()}/`))
}

function leadsTo(href: string | undefined, page: PageBlock): boolean {
  return href !== undefined && samePath(href, page.path)
}
