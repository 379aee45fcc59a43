interface ItemBase {
  position: 'left' | 'right'
  className?: string
}

/** A link with a resolved target. The conditions for its active state are data, so the browser needs no docs model. */
export interface NavLink extends ItemBase {
  type: 'link'
  label: string
  /** Site path ("/docs/intro", without base URL) or an absolute URL. */
  href: string
  external: boolean
  activeBasePath?: string
  activeBaseRegex?: string
  /** Active on this document and on pages that share its sidebar. */
  docId?: string
  /** Active on pages of this sidebar. */
  sidebarId?: string
  /** An unlisted document: shown only while it is the current page. */
  onlyWhenActive?: boolean
  /** Addresses by docs version, if there are several: the page's version wins, then the preferred one, then `href`. */
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
