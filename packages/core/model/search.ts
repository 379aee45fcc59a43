/** One record of the search index, in the shape hosted crawlers produce. */
export interface SearchRecord {
  objectID: string
  hierarchy: Record<HierarchyLevel, string | null>
  content: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  /** Absolute URL with anchor. */
  url: string
  language: string
  docusaurus_tag: string
  /** Name of the filter that the page belongs to. */
  category?: string
  /** Label of the older generation that the page belongs to. */
  badge?: string
}

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** A kind of pages that results can be narrowed to; the dialog's catalogue has its label. */
export interface SearchFilter {
  name: 'guides' | 'faq' | 'api' | 'blog'
  /** Beginnings of paths, without the base URL; of several filters the longest counts. */
  paths: string[]
}

export interface SearchSettings {
  provider: 'embedded' | 'hosted'
  /** Name used in storage keys; 'docs' for the embedded index. */
  indexName: string
  hosted?: {
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
  /** Instead of the dialog's own. */
  placeholder?: string
  /** Longest query the input takes. */
  maxLength: number
  maxResultsPerGroup: number
  /** What hover and focus on the button do. Empty: they preload the dialog. */
  openOn: ('hover' | 'focus')[]
  contextualSearch: boolean
  externalUrlRegex?: string
  replaceSearchResultPathname?: { from: string; to: string }
  /** Address of the search page, or false for none. */
  searchPagePath: string | false
  disablePersonalization: boolean
  insights: boolean
  filters: SearchFilter[]
  /** Template of the "Let us know." link; `{query}` is replaced. */
  missingResultsUrl?: string
  /** Older generations of what the site documents: demoted unless a query names them, and labelled. */
  generations?: SearchGeneration[]
}

export interface SearchGeneration {
  /** Shown at hits: "v2". */
  label: string
  /** Beginnings of paths. */
  paths: string[]
  /** Words of a query that name it. */
  names: string[]
}
