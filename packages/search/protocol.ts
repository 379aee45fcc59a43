import type { MarkedText } from './text/marked-text'
import type { HierarchyLevel, SearchRecord } from './types'

/** One request, with the parameter names of the hosted service. */
export interface SearchRequest {
  indexName: string
  query: string
  hitsPerPage?: number
  /** Counted from 0. */
  page?: number
  /** "hierarchy.lvl1:10", "content:10": attribute and number of words. */
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  /** All entries must hold; of an inner list one. "language:zh-cn". */
  facetFilters?: (string | string[])[]
  [parameter: string]: unknown
}

export type HitAttribute = HierarchyLevel | 'content'

/** A record that answers a query. Its marked texts are text with ranges, never HTML. */
export interface SearchHit
  extends Pick<SearchRecord, 'objectID' | 'hierarchy' | 'content' | 'type' | 'url' | 'badge'> {
  /** The text of the section around the hit, as far as it came along; for a preview. */
  section?: MarkedText[]
  /** The keyword by which the page was found, when nothing that is shown is marked. */
  reason?: MarkedText
  /** The content is source code. */
  code?: boolean
  /** Cut to the words asked for. */
  snippet: Partial<Record<HitAttribute, MarkedText>>
  /** Uncut. */
  highlight: Partial<Record<HitAttribute, MarkedText>>
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of hits on all pages. */
  nbHits: number
  page: number
  nbPages: number
  /** Number of pages among all hits, whatever the filter; when it is known. */
  documents?: number
  /** How many there are of each value of a facet: pages of the embedded index, records of a hosted one. */
  facets?: Record<string, Record<string, number>>
  /** Words of the query that stand on no page at all. */
  missing?: string[]
  /** Names the query in click events, when the service gave one. */
  queryID?: string
}

/** Whatever answers queries. The dialog and the search page know nothing more. */
export interface SearchClient {
  search(
    parameters: { requests: SearchRequest[] },
    options?: { signal?: AbortSignal },
  ): Promise<{ results: SearchAnswer[] }>
  /** Gets ready before the first query. */
  preload?(): void
  /** Queries to offer to somebody who has none. */
  suggest?(): Promise<string[]>
}
