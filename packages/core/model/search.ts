import type { SearchSettings as ClientSettings, SearchGeneration } from 'inkstone-search/browser'

/** A kind of page that results can be filtered by; its label is in the dialog's texts. */
export interface SearchFilter {
  name: 'guides' | 'faq' | 'api' | 'blog'
  /** Path prefixes without the base URL; among all filters the longest match wins. */
  paths: string[]
}

/** Search settings of the config: request parameters and dialog options. */
export interface SearchSettings extends ClientSettings {
  provider: 'embedded' | 'hosted'
  /** Part of storage keys; 'docs' for the embedded index. */
  indexName: string
  /** Replaces the dialog's default placeholder. */
  placeholder?: string
  maxLength: number
  maxResultsPerGroup: number
  /** Events on the button that preload the dialog; empty disables preloading. */
  openOn: ('hover' | 'focus')[]
  searchPagePath: string | false
  disablePersonalization: boolean
  filters: SearchFilter[]
  /** Template of the "Let us know." link; `{query}` is replaced. */
  missingResultsUrl?: string
  /** Older generations of the documented product. */
  generations?: SearchGeneration[]
}
