/** A record of the search index, in the format of hosted crawlers. */
export interface SearchRecord {
  objectID: string
  hierarchy: Record<HierarchyLevel, string | null>
  content: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  /** Absolute URL with anchor. */
  url: string
  language: string
  /** Version or section of the site; hosted indexes use this name. */
  docusaurus_tag: string
  /** Name of the page's filter. */
  category?: string
  /** Label of the page's older generation. */
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

/** A kind of page that results can be filtered by. */
export interface SearchFilter {
  name: string
  /** Path prefixes without the base URL; among all filters the longest match wins. */
  paths: string[]
}

/** An older generation of the documented product: ranked lower unless a query names it, and labelled. */
export interface SearchGeneration {
  /** Label at hits: "v2". */
  label: string
  /** Path prefixes. */
  paths: string[]
  /** Words of a query that name the generation. */
  names: string[]
}

/** A hosted service, or a server with a compatible API. */
export interface HostedSettings {
  appId: string
  apiKey: string
  /** Replaces the service's own hosts by a compatible server. */
  hosts?: {
    url: string
    protocol: 'https' | 'http'
    port?: number
    accept: 'read' | 'write' | 'readWrite'
  }[]
  searchParameters: Record<string, unknown>
}

/** Settings that affect requests and results. */
export interface SearchSettings {
  /** Index name of a hosted service; the embedded index needs none. */
  indexName: string
  hosted?: HostedSettings
  contextualSearch: boolean
  externalUrlRegex?: string
  replaceSearchResultPathname?: { from: string; to: string }
  insights: boolean
  filters: SearchFilter[]
}
