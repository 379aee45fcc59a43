import type { Docusaurus, Item } from './docusaurus'
import { compact, toStatic } from './fields'

type Leave = (at: string, what: string) => void
type Theme = Docusaurus['themeConfig']

const NAVBAR_TYPES = [
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
  'dropdown',
]

/** Fields an item may carry over, besides its entries. */
const ITEM_FIELDS = [
  'type',
  'label',
  'to',
  'href',
  'position',
  'className',
  'docId',
  'sidebarId',
  'docsPluginId',
  'value',
  'activeBasePath',
  'activeBaseRegex',
  'versions',
]

export function toNavbar(navbar: Theme['navbar'], leave: Leave) {
  if (!navbar) return undefined
  return compact({
    title: navbar.title,
    hideOnScroll: navbar.hideOnScroll,
    logo: toLogo(navbar.logo),
    items: toItems(navbar.items, leave),
  })
}

export function toFooter(footer: Theme['footer'], leave: Leave) {
  if (!footer) return undefined
  // A footer is a list of columns, or one column without a title.
  const isFlat = footer.links.length > 0 && footer.links.every(link => !link.items)
  const columns = isFlat ? [{ items: footer.links as unknown as Item[] }] : footer.links
  return compact({
    columns: columns.map(({ items = [], ...column }) =>
      compact({
        title: ('title' in column && column.title) || undefined,
        items: items.flatMap(({ label, to, href, html }) => {
          if (label && (to || href))
            return [compact({ label, to: to && toPath(to), href: to ? undefined : href })]
          leave('footer', html ? 'an item of HTML' : 'an item without label or address')
          return []
        }),
      }),
    ),
    logo: toLogo(footer.logo),
    copyright: footer.copyright,
  })
}

function toItems(items: Item[], leave: Leave): Record<string, unknown>[] {
  return items.flatMap(item => {
    const { type } = item
    if (type && type !== 'default' && !NAVBAR_TYPES.includes(type)) {
      leave('navbar', `the item "${item.label ?? type}": this engine has no type ${type}`)
      return []
    }
    const carried = Object.fromEntries(
      ITEM_FIELDS.flatMap(key => (item[key] === undefined ? [] : [[key, item[key]]])),
    )
    if (type === 'default') delete carried.type
    // An icon drawn by CSS has no label; whoever cannot see it needs one.
    if ((!type || type === 'default') && !item.label) carried.label = item['aria-label'] ?? hostOf(item.href)
    if (item.to) carried.to = toPath(item.to)
    if (item.to) delete carried.href
    for (const key of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'])
      if (Array.isArray(item[key])) carried[key] = toItems(item[key] as Item[], leave)
    return [carried]
  })
}

function hostOf(href: unknown): string {
  return typeof href === 'string' && URL.canParse(href) ? new URL(href).hostname : 'Link'
}

function toLogo(logo: { src: string; [field: string]: unknown } | undefined) {
  if (!logo) return undefined
  const { src, srcDark, alt, href, target, width, height, className } = logo
  return compact({
    src: toStatic(src),
    srcDark: typeof srcDark === 'string' ? toStatic(srcDark) : undefined,
    alt,
    href,
    target,
    width,
    height,
    className,
  })
}

/** Addresses in a configuration are relative to the site. */
function toPath(to: string): string {
  return /^(?:[a-z]+:|\/|#)/i.test(to) ? to : `/${to}`
}
