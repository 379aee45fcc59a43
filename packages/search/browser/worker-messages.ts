import type { SearchAnswer, SearchRequest } from '../protocol'
import type { SearchFailure } from '../read/search-failure'

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: 'open'; manifestUrl: string }
  | { type: 'search'; id: number; requests: SearchRequest[] }
  | { type: 'suggest'; id: number }

/** Messages from the worker. Errors are sent as data, because they lose their fields in transit. */
export type FromWorker =
  | { id: number; results: SearchAnswer[] }
  | { id: number; suggestions: string[] }
  | { id: number; failure: Pick<SearchFailure, 'kind' | 'message' | 'status'> }
