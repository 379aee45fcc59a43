/** One record of the search index, in the shape hosted crawlers produce. */
export interface SearchRecord {
  objectID: string
  hierarchy: Record<HierarchyLevel, string | null>
  content: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  /** Absolute URL with anchor. */
  url: string
  language: string
  /** Version or part of the site that the page belongs to; hosted indexes have known it by this name. */
  docusaurus_tag: string
  /** Name of the filter that the page belongs to. */
  category?: string
  /** Label of the older generation that the page belongs to. */
  badge?: string
}

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** A heading of a page with the text below it, in order. */
export interface SearchSection {
  /** Anchor, empty for the text before the first heading. */
  anchor: string
  /** Plain heading text; the page title for the first. */
  heading: string
  level: number
  /** Plain text of paragraphs, list items, table rows: one entry each. */
  text: string[]
  /** Code of fences, one entry each. */
  code: string[]
}

/** A kind of pages that results can be narrowed to. */
export interface SearchFilter {
  name: string
  /** Beginnings of paths, without the base URL; of several filters the longest counts. */
  paths: string[]
}

/** An older generation of what the site documents: demoted unless a query names it, and labelled. */
export interface SearchGeneration {
  /** Shown at hits: "v2". */
  label: string
  /** Beginnings of paths. */
  paths: string[]
  /** Words of a query that name it. */
  names: string[]
}

/** A hosted service, or a server that speaks its protocol. */
export interface HostedSettings {
  appId: string
  apiKey: string
  /** Replaces the service's own hosts, for a compatible server. */
  hosts?: {
    url: string
    protocol: 'https' | 'http'
    port?: number
    accept: 'read' | 'write' | 'readWrite'
  }[]
  searchParameters: Record<string, unknown>
}

/** What requests and results depend on. */
export interface SearchSettings {
  /** Of a hosted service; the embedded index needs none. */
  indexName: string
  hosted?: HostedSettings
  contextualSearch: boolean
  externalUrlRegex?: string
  replaceSearchResultPathname?: { from: string; to: string }
  insights: boolean
  filters: SearchFilter[]
}
