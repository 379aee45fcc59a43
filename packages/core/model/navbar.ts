interface ItemBase {
  position: 'left' | 'right'
  className?: string
}

/** A link whose target is settled; what makes it active is data, so the browser needs no docs model. */
export interface NavLink extends ItemBase {
  type: 'link'
  label: string
  /** Site path ("/docs/intro", without base URL) or an absolute URL. */
  href: string
  external: boolean
  activeBasePath?: string
  activeBaseRegex?: string
  /** Active when the page is this document or shares its sidebar. */
  docId?: string
  /** Active when the page belongs to this sidebar. */
  sidebarId?: string
  /** An unlisted document: shown only while it is the current page. */
  onlyWhenActive?: boolean
  /** Addresses by docs version, when there are several: the page's version, else the preferred one, else `href`. */
  versions?: { pluginId: string; paths: Record<string, string> }
}

export interface NavDropdown extends ItemBase {
  type: 'dropdown'
  label: string
  href?: string
  items: NavItem[]
}

export interface NavHtml extends ItemBase {
  type: 'html'
  html: string
}

export interface NavSearch extends ItemBase {
  type: 'search'
}

export interface NavLocaleDropdown extends ItemBase {
  type: 'localeDropdown'
  items: NavLink[]
}

export interface NavDocsVersion extends ItemBase {
  type: 'docsVersion'
  pluginId: string
  label?: string
  href?: string
}

export interface NavDocsVersionDropdown extends ItemBase {
  type: 'docsVersionDropdown'
  pluginId: string
  versions: string[]
  before: NavLink[]
  after: NavLink[]
}

export type NavItem =
  | NavLink
  | NavDropdown
  | NavHtml
  | NavSearch
  | NavLocaleDropdown
  | NavDocsVersion
  | NavDocsVersionDropdown
