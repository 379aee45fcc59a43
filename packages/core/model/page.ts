import type { ArchivedPost, BlogYear, PostView } from './blog'
import type {
  Doc,
  DocBadge,
  DocNavigation,
  GeneratedIndex,
  LastUpdate,
  SidebarNode,
  Tag,
  TocItem,
} from './docs'

/** The shell's data about a page: the JSON block in its HTML. The rest of the page is inert HTML in <main>. */
export interface PageBlock {
  /** Id of the client bundle that rendered the page; a different id means a newer deploy. */
  build: string
  /** Address without base URL. */
  path: string
  title: string
  htmlClass: string
  /** Docs sidebar or blog sidebar; `url` is its hashed JSON file. */
  sidebar?: { id: string; url: string }
  docId?: string
  docs?: {
    pluginId: string
    version: string
    /** Addresses of this document in other versions, by version name. */
    alternates: Record<string, string>
  }
  /** Search filter tag: "default" or "docs-default-current". */
  searchTag: string
}

/** The page around a component of an article; the component is rendered before its page. */
export interface PagePlace extends Pick<PageBlock, 'path' | 'docId' | 'docs'> {
  /** Items of the category around a document, and its whole sidebar; not sent to browsers. */
  category?: () => GeneratedIndex['items']
  sidebarNodes?: () => { id: string; nodes: SidebarNode[] } | undefined
  /** Data of the document and of all others of its version; not sent to browsers. */
  document?: () => Doc & { frontMatter: Record<string, unknown> }
  documents?: () => Doc[]
}

export interface PageHead {
  title: string
  description?: string
  keywords: string[]
  /** Absolute URL. */
  image?: string
  /** Absolute URL. */
  canonical: string
  noindex: boolean
  ogType: 'website' | 'article'
  article?: { published: string; authors: string[]; tags: string[] }
  /** JSON-LD objects. */
  jsonLd: object[]
  tags?: string
}

interface Common {
  path: string
  title: string
  description?: string
}

/** The content of <main>, one member per kind of page. `html` is the finished article. */
export type PageContent =
  | (Common & {
      kind: 'doc'
      html: string
      below?: string
      toc: TocItem[]
      showTitle: boolean
      badge?: DocBadge
      navigation: DocNavigation
      editUrl?: string
      reportUrl?: string
      lastUpdate?: LastUpdate
      markdownUrl: string
      unlisted: boolean
      draft: boolean
      tags: Tag[]
      /** Version label, if there are several versions. */
      versionBadge?: string
      /** Notice that this version is not the latest, with a link to the latest. */
      versionBanner?: {
        label: string
        latestPath: string
        latestLabel: string
        kind: 'unreleased' | 'unmaintained'
      }
    })
  | (Common & { kind: 'generated-index'; index: GeneratedIndex; navigation: DocNavigation })
  | (Common & {
      kind: 'post'
      breadcrumbs: DocNavigation['breadcrumbs']
      html: string
      below?: string
      toc: TocItem[]
      post: PostView
      editUrl?: string
      lastUpdate?: LastUpdate
      markdownUrl: string
      unlisted: boolean
    })
  | (Common & {
      kind: 'post-list'
      posts: (PostView & { excerptHtml: string; truncated: boolean })[]
      newerPath?: string
      olderPath?: string
      archivePath?: string
      feedPath?: string
      /** Set on the list of a single tag or author. */
      of?: { label: string; kind: 'tag' | 'author' }
    })
  | (Common & {
      kind: 'archive'
      breadcrumbs: DocNavigation['breadcrumbs']
      years: BlogYear<ArchivedPost>[]
      feedPath?: string
    })
  | (Common & { kind: 'tags'; tags: (Tag & { count: number })[] })
  | (Common & { kind: 'authors'; authors: { name: string; path: string; count: number }[] })
  /** A page from a component, or from Markdown, which has a table of contents. */
  | (Common & { kind: 'component'; html: string; toc?: TocItem[] })
  | (Common & { kind: 'search' })
  | (Common & { kind: 'not-found' })

/** A section of a finished page, in document order; input of the search index and the Markdown twins. */
export interface PageSection {
  anchor: string
  /** Plain text of the heading; for the first section, the page title. */
  heading: string
  level: number
  /** Plain text: one entry per paragraph, list item or table row. */
  text: string[]
  code: string[]
}

export interface ArticleFacts {
  toc: TocItem[]
  anchors: string[]
  /** Every href and src as written in the HTML. */
  links: { href: string; kind: 'link' | 'image' | 'frame' | 'embed'; inTag?: true }[]
  sections: PageSection[]
}

/** A heading in the `toc` that a page's own code gets; the names are Docusaurus'. */
export interface TocEntry {
  value: string
  id: string
  level: number
}
