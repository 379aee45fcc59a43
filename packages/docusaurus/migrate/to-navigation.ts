import type { Docusaurus, Item } from './docusaurus'
import { compact, isPlain, toStatic } from './fields'
import type { Notes } from './notes'

type Theme = Docusaurus['themeConfig']

const LINK_FIELDS = ['label', 'to', 'href', 'activeBasePath', 'activeBaseRegex']
const ENTRIES = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

/** Allowed fields by item type, in addition to side and class. */
const FIELDS_OF: Record<string, string[]> = {
  default: LINK_FIELDS,
  dropdown: ['label', 'to', 'items'],
  doc: ['docId', 'label', 'docsPluginId'],
  docSidebar: ['sidebarId', 'label', 'docsPluginId'],
  docsVersion: ['label', 'to', 'docsPluginId'],
  docsVersionDropdown: ['docsPluginId', 'versions', 'dropdownItemsBefore', 'dropdownItemsAfter'],
  localeDropdown: [],
  search: [],
  html: ['value'],
}

interface Context {
  baseUrl: string
  notes: Notes
}

export function toNavbar(navbar: Theme['navbar'], context: Context) {
  if (!navbar) return undefined
  return compact({
    title: navbar.title,
    hideOnScroll: navbar.hideOnScroll,
    logo: toLogo(navbar.logo, context),
    items: toItems(navbar.items, context),
  })
}

export function toFooter(footer: Theme['footer'], context: Context) {
  const { notes } = context
  if (!footer) return undefined
  // A footer is a list of columns, or of links without a column.
  const isFlat = footer.links.length > 0 && footer.links.every(link => !link.items)
  const columns = isFlat ? [{ items: footer.links as unknown as Item[] }] : footer.links
  return compact({
    columns: columns.map(({ items = [], ...column }) =>
      compact({
        title: ('title' in column && column.title) || undefined,
        items: items.flatMap(({ label, to, href, html }) => {
          if (label && (to || href))
            return [compact({ label, to: to && toPath(to, context), href: to ? undefined : href })]
          if (html)
            notes.visible('footer', `The HTML item ${html}`, 'Put it into `copyright`, which may be HTML')
          else notes.harmless('footer', 'An item without label or address')
          return []
        }),
      }),
    ),
    logo: toLogo(footer.logo, context),
    copyright: footer.copyright,
  })
}

function toItems(items: Item[], context: Context): Record<string, unknown>[] {
  const { notes } = context
  return items.flatMap(item => {
    const type = item.type ?? (item.items ? 'dropdown' : 'default')
    const fields = FIELDS_OF[type]
    if (!fields) {
      notes.visible(
        'navbar',
        `The item "${item.label ?? type}" of the type ${type}`,
        `Use one of the types ${Object.keys(FIELDS_OF).join(', ')}`,
      )
      return []
    }
    const carried = Object.fromEntries(
      ['type', 'position', 'className', ...fields].flatMap(key =>
        item[key] === undefined ? [] : [[key, item[key]]],
      ),
    )
    if (type === 'default') {
      delete carried.type
      // An icon drawn by CSS has no label, which screen readers need.
      carried.label ??= item['aria-label'] ?? hostOf(item.href)
      if (item.to) delete carried.href
    }
    if (item.to && 'to' in carried) carried.to = toPath(item.to, context)
    if (isPlain(carried.versions)) carried.versions = Object.keys(carried.versions)
    for (const key of ENTRIES) {
      if (!Array.isArray(item[key]) || item[key].length === 0) continue
      if (fields.includes(key)) carried[key] = toItems(item[key] as Item[], context)
      else notes.visible('navbar', `${key} of the ${type}`, 'Put its links into the navbar or the footer')
    }
    return [carried]
  })
}

function hostOf(href: unknown): string {
  return typeof href === 'string' && URL.canParse(href) ? new URL(href).hostname : 'Link'
}

function toLogo(logo: { src: string; [field: string]: unknown } | undefined, context: Context) {
  if (!logo) return undefined
  const { src, srcDark, alt, href, target, width, height, className } = logo
  return compact({
    src: toStatic(src),
    srcDark: typeof srcDark === 'string' ? toStatic(srcDark) : undefined,
    alt,
    href: typeof href === 'string' ? withoutBase(href, context) : href,
    target,
    width,
    height,
    className,
  })
}

/** Addresses in the config are relative to the site. */
function toPath(to: string, context: Context): string {
  return withoutBase(/^(?:[a-z]+:|\/|#)/i.test(to) ? to : `/${to}`, context)
}

/** Removes the base URL: Docusaurus adds it to addresses without it. */
function withoutBase(path: string, { baseUrl }: Context): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path
}
