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

/**
 * What the shell in the browser knows of a page: the JSON block in its HTML.
 * Everything else of the page is inert HTML in <main>.
 */
export interface PageBlock {
  /** Identity of the client bundle that made the page; a difference means a deploy happened. */
  build: string
  /** Address without base URL. */
  path: string
  title: string
  htmlClass: string
  /** Docs sidebar or blog sidebar; `url` is the hashed JSON file of its nodes. */
  sidebar?: { id: string; url: string }
  docId?: string
  docs?: {
    pluginId: string
    version: string
    /** This document in the versions: name -> address. */
    alternates: Record<string, string>
  }
  /** Tag that search filters by: "default" or "docs-default-current". */
  searchTag: string
}

/** Where a component of an article stands, which is drawn before the page around it. */
export interface PagePlace extends Pick<PageBlock, 'path' | 'docId' | 'docs'> {
  /** What the category around a document holds, and its whole sidebar; browsers are not sent that. */
  category?: () => GeneratedIndex['items']
  sidebarNodes?: () => { id: string; nodes: SidebarNode[] } | undefined
  /** What is known of the document and of all others of its version; browsers are not sent that either. */
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

/** What a page shows in <main>, one member per kind. `html` is the finished article. */
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
      /** Label to show when there are several versions. */
      versionBadge?: string
      /** Says that this version is not the latest, with the way there. */
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
      /** Set on the list of one tag or one author. */
      of?: { label: string; kind: 'tag' | 'author' }
    })
  | (Common & { kind: 'archive'; years: BlogYear<ArchivedPost>[]; feedPath?: string })
  | (Common & { kind: 'tags'; tags: (Tag & { count: number })[] })
  | (Common & { kind: 'authors'; authors: { name: string; path: string; count: number }[] })
  /** Made of code, or of Markdown: then it has its headings. */
  | (Common & { kind: 'component'; html: string; toc?: TocItem[] })
  | (Common & { kind: 'search' })
  | (Common & { kind: 'not-found' })

/** A heading section of a finished page, in order; what search and the twins read. */
export interface PageSection {
  anchor: string
  /** Plain heading text; the page title for the first. */
  heading: string
  level: number
  /** Plain text of paragraphs, list items, table rows: one entry each. */
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

/** A heading as the code of a page knows it; the names are Docusaurus'. */
export interface TocEntry {
  value: string
  id: string
  level: number
}
