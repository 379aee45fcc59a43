import type { SearchSettings as ClientSettings, SearchGeneration } from 'inkstone-search/browser'

/** A kind of pages that results can be narrowed to; the dialog's catalogue has its label. */
export interface SearchFilter {
  name: 'guides' | 'faq' | 'api' | 'blog'
  /** Beginnings of paths, without the base URL; of several filters the longest counts. */
  paths: string[]
}

/** What the config says of search: what requests depend on, and what the dialog shows. */
export interface SearchSettings extends ClientSettings {
  provider: 'embedded' | 'hosted'
  /** Used in storage keys; 'docs' for the embedded index. */
  indexName: string
  /** Instead of the dialog's own. */
  placeholder?: string
  maxLength: number
  maxResultsPerGroup: number
  /** What hover and focus on the button do. Empty: they preload the dialog. */
  openOn: ('hover' | 'focus')[]
  searchPagePath: string | false
  disablePersonalization: boolean
  filters: SearchFilter[]
  /** Template of the "Let us know." link; `{query}` is replaced. */
  missingResultsUrl?: string
  /** Older generations of what the site documents. */
  generations?: SearchGeneration[]
}
