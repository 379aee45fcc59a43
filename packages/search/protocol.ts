import type { MarkedText } from './text/marked-text'
import type { HierarchyLevel, SearchRecord } from './types'

/** A search request, with the parameter names of the hosted service. */
export interface SearchRequest {
  indexName: string
  query: string
  hitsPerPage?: number
  /** Number of the result page, from 0. */
  page?: number
  /** "hierarchy.lvl1:10", "content:10": attribute and number of words. */
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  /** All entries must match; of an inner list any one. "language:zh-cn". */
  facetFilters?: (string | string[])[]
  [parameter: string]: unknown
}

export type HitAttribute = HierarchyLevel | 'content'

/** A record that matches a query. Highlighted texts are text with ranges, never HTML. */
export interface SearchHit
  extends Pick<SearchRecord, 'objectID' | 'hierarchy' | 'content' | 'type' | 'url' | 'badge'> {
  /** Text of the section around the hit, for a preview; may be incomplete. */
  section?: MarkedText[]
  /** The keyword that matched the page, if no visible text is marked. */
  reason?: MarkedText
  /** Whether the content is source code. */
  code?: boolean
  /** Shortened to the requested number of words. */
  snippet: Partial<Record<HitAttribute, MarkedText>>
  /** Full length. */
  highlight: Partial<Record<HitAttribute, MarkedText>>
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of hits on all pages. */
  nbHits: number
  page: number
  nbPages: number
  /** Number of pages among all hits, regardless of the filter, if known. */
  documents?: number
  /** Counts of each value of a facet: of pages in the embedded index, of records in a hosted one. */
  facets?: Record<string, Record<string, number>>
  /** Words of the query that no page contains. */
  missing?: string[]
  /** Id of the query for click events, if the service returned one. */
  queryID?: string
}

/** A source of answers: the only interface that dialog and search page use. */
export interface SearchClient {
  search(
    parameters: { requests: SearchRequest[] },
    options?: { signal?: AbortSignal },
  ): Promise<{ results: SearchAnswer[] }>
  /** Prepares for the first query. */
  preload?(): void
  /** Returns queries to suggest when the field is empty or nothing is found. */
  suggest?(): Promise<string[]>
}
