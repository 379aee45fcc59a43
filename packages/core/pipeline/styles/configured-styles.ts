import type { ClientSite, NavItem, SidebarNode } from '../../model'
import { type LiftedStyles, liftedRules, liftStyles } from './lift-styles'

interface Configured {
  site: ClientSite
  /** Sidebars of all docs versions; their HTML is replaced in place. */
  sidebars: { nodes: SidebarNode[] }[]
}

/** Moves style attributes of configured HTML to rules, because the content security policy refuses the attributes. */
export function liftConfigured({ site, sidebars }: Configured): { site: ClientSite; css: string } {
  const styles: LiftedStyles = {}
  const lift = (written: string) => {
    const { html, styles: found } = liftStyles(withDoubleQuotes(written))
    Object.assign(styles, found)
    return html
  }
  const liftItem = (item: NavItem): NavItem => {
    if (item.type === 'html') return { ...item, html: lift(item.html) }
    return item.type === 'dropdown' ? { ...item, items: item.items.map(liftItem) } : item
  }
  const liftNode = (node: SidebarNode) => {
    if (node.type === 'html') node.html = lift(node.html)
    if (node.type === 'category') node.items.forEach(liftNode)
  }
  for (const { nodes } of sidebars) nodes.forEach(liftNode)
  const { announcement, navbar, footer } = site
  const lifted: ClientSite = {
    ...site,
    navbar: { ...navbar, items: navbar.items.map(liftItem) },
    footer: { ...footer, ...(footer.copyright && { copyright: lift(footer.copyright) }) },
    ...(announcement && { announcement: { ...announcement, content: lift(announcement.content) } }),
  }
  return { site: lifted, css: liftedRules(styles) }
}

/** Normalizes attribute quotes to React's. */
function withDoubleQuotes(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, tag =>
    tag.replace(/\s*=\s*(?:'([^'"]*)'|(?="))/g, (_, value?: string) =>
      value === undefined ? '=' : `="${value}"`,
    ),
  )
}
