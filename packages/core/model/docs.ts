/** A badge under the title of a document: "for: A 4.2, B 3". */
export interface DocBadge {
  label: string
  parts: string[]
  /** A choice that parts of the page follow; shown where the page has tabs of its group. */
  choice?: DocChoice
}

/** A choice at the top of a document that applies to all tabs of a group. */
export interface DocChoice {
  label: string
  group: string
  query?: string
  options: { value: string; label: string; parts: string[]; link?: { href: string; label: string } }[]
}

export interface LastUpdate {
  /** ISO date. */
  date?: string
  author?: string
}

export interface TocItem {
  id: string
  html: string
  level: number
}

export interface PageLink {
  title: string
  /** Site path, without base URL. */
  path: string
}

export interface Doc {
  id: string
  version: string
  /** Address without base URL and without trailing slash: "/docs/intro". */
  path: string
  /** Source file, relative to the site folder: "docs/intro.mdx". */
  source: string
  title: string
  description?: string
  /** Whether to draw the title above the body: no H1 in the body, and not hidden. */
  showTitle: boolean
  keywords: string[]
  image?: string
  fields: Record<string, unknown>
  tags: Tag[]
  draft: boolean
  unlisted: boolean
  hideToc: boolean
  tocLevels: { min: number; max: number }
  sidebarLabel?: string
  sidebarPosition?: number
  sidebarClassName?: string
  paginationLabel?: string
  /** Doc id, or null to disable the link; undefined uses the sidebar's order. */
  paginationNext?: string | null
  paginationPrev?: string | null
  displayedSidebar?: string | null
  sidebar?: string
  editUrl?: string
  lastUpdate?: LastUpdate
  /** 'md' is CommonMark with raw HTML, 'mdx' is MDX. */
  format: 'md' | 'mdx'
}

/** A sidebar node with resolved targets; paths are without base URL. */
export type SidebarNode =
  | {
      type: 'link'
      label: string
      href: string
      external: boolean
      docId?: string
      unlisted?: boolean
      className?: string
    }
  | {
      type: 'category'
      label: string
      href?: string
      docId?: string
      collapsed: boolean
      collapsible: boolean
      className?: string
      description?: string
      items: SidebarNode[]
    }
  | { type: 'html'; html: string; className?: string }

export interface Sidebar {
  id: string
  nodes: SidebarNode[]
  /** First document or category with a link, depth first. */
  link?: { path: string; label: string }
}

export interface GeneratedIndex {
  version: string
  path: string
  sidebar: string
  title: string
  description?: string
  image?: string
  keywords: string[]
  items: { label: string; href: string; external: boolean; description?: string; count?: number }[]
}

/** A tag of documents or posts, with its list page. */
export interface Tag {
  label: string
  path: string
  description?: string
}

export interface DocsVersion {
  pluginId: string
  name: string
  label: string
  isLast: boolean
  /** "/docs" or "/docs/1.0". */
  path: string
  mainDocId: string
  docs: Doc[]
  draftIds: string[]
  sidebars: Sidebar[]
  generatedIndexes: GeneratedIndex[]
  breadcrumbs: boolean
}

export interface DocNavigation {
  breadcrumbs: { label: string; path?: string }[]
  previous?: PageLink
  next?: PageLink
}
