import { type FieldPath, type NavbarItemSettings, type Site, toModuleProblems } from '../config'
import { type DocsVersion, isExternal, type NavItem, type NavLink, toPageHref } from '../model'
import { type Problem, SiteError } from '../report'
import {
  resolveDocItem,
  resolveSidebarItem,
  resolveVersionItem,
  resolveVersionNames,
} from './resolve-doc-items'

type Entry = Extract<NavbarItemSettings, { type: 'dropdown' }>['items'][number]

/** Resolves all navbar items; items with unknown targets become problems. */
export function resolveNavbar(input: { site: Site; versions: DocsVersion[]; root: string }): {
  items: NavItem[]
  problems: Problem[]
} {
  const { site, versions } = input
  const problems: Problem[] = []
  const items = resolveList(site.navbar.items, ['navbar', 'items'], resolveItem)
  return { items, problems }

  function resolveList<Item extends object>(
    list: Item[],
    at: FieldPath,
    resolve: (item: Item, at: FieldPath) => NavItem[],
  ) {
    return list.flatMap((item, index) => {
      const path = [...at, index]
      try {
        return resolve(item, path)
      } catch (error) {
        problems.push(...describeFailure({ error, item, path, site, root: input.root }))
        return []
      }
    })
  }

  function pageHref(href: string): string {
    return toPageHref(href, site.trailingSlash, site.baseUrl)
  }

  function resolveItem(item: NavbarItemSettings, at: FieldPath): NavItem[] {
    const { position, className } = item
    if (item.type === 'search') return [{ type: 'search', position, className }]
    if (item.type === 'docsVersion') return [resolveVersionItem(item, versions)]
    if (item.type === 'localeDropdown') {
      return [{ type: 'localeDropdown', position, className, items: toLocaleLinks(site) }]
    }
    if (item.type === 'dropdown') {
      const entries = resolveList(item.items, [...at, 'items'], resolveEntry)
      return [
        {
          type: 'dropdown',
          position,
          className,
          label: item.label,
          href: item.to && pageHref(item.to),
          items: entries,
        },
      ]
    }
    if (item.type === 'docsVersionDropdown') {
      const links = (list: Entry[], field: string) =>
        resolveList(list, [...at, field], resolveEntry).filter(entry => entry.type === 'link')
      return [
        {
          type: 'docsVersionDropdown',
          position,
          className,
          pluginId: item.docsPluginId,
          versions: resolveVersionNames(item, versions),
          before: links(item.dropdownItemsBefore, 'dropdownItemsBefore'),
          after: links(item.dropdownItemsAfter, 'dropdownItemsAfter'),
        },
      ]
    }
    return resolveEntry(item)
  }

  function resolveEntry(item: Entry): NavItem[] {
    const { position, className } = item
    if (item.type === 'html') return [{ type: 'html', position, className, html: item.value }]
    if (item.type === 'doc') return resolveDocItem(item, versions)
    if (item.type === 'docSidebar') return [resolveSidebarItem(item, versions)]
    if (item.type === 'custom') {
      throw new SiteError({ what: `No NavbarItem component found for type "${item.customType}".` })
    }
    const { label, activeBasePath, activeBaseRegex } = item
    const href = pageHref(item.to ?? item.href ?? '')
    const external = isExternal(href)
    return [{ type: 'link', position, className, label, href, external, activeBasePath, activeBaseRegex }]
  }
}

function toLocaleLinks({ locale, locales }: Site): NavLink[] {
  return locales.map(({ code, label, path }) => ({
    type: 'link',
    position: 'left',
    label,
    href: code === locale.code ? '/' : `/${path}`,
    external: false,
  }))
}

function describeFailure(input: {
  error: unknown
  item: object
  path: FieldPath
  site: Site
  root: string
}): Problem[] {
  const { error, item, path, site, root } = input
  const known: Problem[] = error instanceof SiteError ? error.problems : [{ what: String(error) }]
  const advice = `A theme navbar item failed to render.\nPlease double-check the following navbar item (navbar.items) of your site config:\n${showItem(item)}`
  const faults = known.map(({ what, remedy }) => ({
    path,
    what,
    remedy: remedy ? `${remedy}\n${advice}` : advice,
  }))
  return toModuleProblems({ faults, file: site.configFile, root })
}

/** Returns an item in its written form. */
function showItem(item: { customType?: string }): string {
  const { customType, ...rest } = item
  return JSON.stringify(customType ? { ...rest, type: customType } : item, null, 2)
}
