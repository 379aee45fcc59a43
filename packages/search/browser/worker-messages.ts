import type { SearchAnswer, SearchRequest } from '../protocol'
import type { SearchFailure } from '../read/search-failure'

/** What the page sends to the worker. */
export type ToWorker =
  | { type: 'open'; manifestUrl: string }
  | { type: 'search'; id: number; requests: SearchRequest[] }
  | { type: 'suggest'; id: number }

/** What the worker sends back. Errors lose their fields on the way, so they travel as data. */
export type FromWorker =
  | { id: number; results: SearchAnswer[] }
  | { id: number; suggestions: string[] }
  | { id: number; failure: Pick<SearchFailure, 'kind' | 'message' | 'status'> }
