import type { ReactNode } from 'react'
import { ErrorBoundary, useDocs, usePage, useSite } from '../../../client'
import type { NavDocsVersion, NavDocsVersionDropdown, NavItem } from '../../../model'
import { SearchButton } from '../../search'
import { NavAnchor } from './NavAnchor'
import { type DropdownFrame, NavbarDropdown } from './NavbarDropdown'
import { listVersionLinks } from './version-menu'

/** A navbar item; the error of a failing one names its entry in the config. */
export function NavbarItem({ item, frame }: { item: NavItem; frame: DropdownFrame }) {
  return (
    <ErrorBoundary
      fallback={({ error }) => {
        throw createItemError(item, error)
      }}
    >
      <ItemView item={item} frame={frame} />
    </ErrorBoundary>
  )
}

export function createItemError(item: NavItem, cause: unknown): Error {
  return new Error(
    `A theme navbar item failed to render.\nPlease double-check the following navbar item (navbar.items) of your site config:\n${JSON.stringify(item, null, 2)}`,
    { cause },
  )
}

function ItemView({ item, frame }: { item: NavItem; frame: DropdownFrame }) {
  const renderEntry = (entry: NavItem) => <NavbarItem item={entry} frame={frame} />
  switch (item.type) {
    case 'link':
      return <NavAnchor link={item} />
    case 'html':
      return (
        <div className={`nav-html ${item.className ?? ''}`} dangerouslySetInnerHTML={{ __html: item.html }} />
      )
    case 'search':
      return <SearchButton />
    case 'dropdown':
      return <NavbarDropdown item={item} frame={frame} entries={item.items} renderEntry={renderEntry} />
    case 'localeDropdown':
      return <LocaleDropdown item={item} frame={frame} renderEntry={renderEntry} />
    case 'docsVersion':
      return <VersionLink item={item} />
    case 'docsVersionDropdown':
      return <VersionDropdown item={item} frame={frame} />
    default:
      throw new Error(`No NavbarItem component found for type "${(item as { type: string }).type}".`)
  }
}

function LocaleDropdown(of: {
  item: Extract<NavItem, { type: 'localeDropdown' }>
  frame: DropdownFrame
  renderEntry(entry: NavItem): ReactNode
}) {
  const { item, ...rest } = of
  const { locale } = useSite()
  return <NavbarDropdown {...rest} item={{ ...item, label: locale.label }} entries={item.items} />
}

function VersionLink({ item }: { item: NavDocsVersion }) {
  const version = useDocs(item.pluginId).candidates[0]!
  const link = {
    type: 'link',
    position: item.position,
    className: item.className,
    label: item.label ?? version.label,
    href: item.href ?? version.mainPath,
    external: false,
  } as const
  return <NavAnchor link={link} />
}

function VersionDropdown({ item, frame }: { item: NavDocsVersionDropdown; frame: DropdownFrame }) {
  const docs = useDocs(item.pluginId)
  const page = usePage()
  const links = listVersionLinks({ item, docs, page, activeVersion: docs.active?.name })
  const { label, mainPath } = docs.candidates[0]!
  if (links.length <= 1) {
    const link = { type: 'link', label, href: links[0]?.link.href ?? mainPath, external: false } as const
    return <NavAnchor link={{ ...link, position: item.position }} active={false} />
  }
  return <NavbarDropdown item={{ ...item, label }} frame={frame} links={links} onVersion={docs.prefer} />
}
