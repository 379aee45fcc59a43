import {
  cleanQuery,
  HITS_PER_PAGE,
  type SearchAnswer,
  type SearchFailure,
  type SearchHit,
} from 'inkstone-search/browser'
import type { FilterCounts } from '../dialog/dialog-state'
import { countFilters } from '../dialog/filter-counts'

export interface PageState {
  query: string
  filter: string
  hits: SearchHit[]
  count: number
  /** Number of pages found, if known, and by filter. */
  documents?: number
  counts?: FilterCounts
  missing?: string[]
  loaded: number
  pages: number
  loading: boolean
  /** Number of result pages that the first search requests: as many as before a history navigation. */
  resume: number
  /** Whether the hits are visible; Escape in the field hides them. */
  shown: boolean
  failure?: Pick<SearchFailure, 'kind' | 'message' | 'status'>
}

export type PageAction =
  | { type: 'input'; query: string; filter?: string }
  | { type: 'answer'; query: string; filter: string; answer: SearchAnswer }
  | { type: 'fail'; query: string; filter: string; failure: NonNullable<PageState['failure']> }
  | { type: 'more' }
  | { type: 'escape' }

export function openPage(of: { query: string; filter?: string; pages?: number }): PageState {
  const { query, filter = '', pages = 1 } = of
  const loading = cleanQuery(query) !== ''
  return { query, filter, hits: [], count: 0, loaded: 0, pages: 0, loading, resume: pages, shown: true }
}

/** Reduces an action. Ignores answers to an older query. */
export function reducePage(state: PageState, action: PageAction): PageState {
  switch (action.type) {
    case 'input':
      return input(state, action)
    case 'answer': {
      const { answer } = action
      if (!isAsked(state, action) || answer.page !== state.loaded) return state
      return {
        ...state,
        hits: [...state.hits, ...answer.hits],
        count: answer.nbHits,
        documents: answer.documents,
        missing: answer.missing,
        counts: countFilters(answer, state.filter) ?? state.counts,
        loaded: state.loaded === 0 ? state.resume : state.loaded + 1,
        pages: Math.ceil(answer.nbHits / HITS_PER_PAGE),
        loading: false,
        failure: undefined,
      }
    }
    case 'fail':
      if (!isAsked(state, action)) return state
      return { ...state, loading: false, failure: action.failure }
    case 'more':
      return state.loading || state.loaded >= state.pages ? state : { ...state, loading: true }
    case 'escape':
      return state.shown && state.query
        ? { ...state, shown: false }
        : openPage({ query: '', filter: state.filter })
  }
}

function input(
  state: PageState,
  { query, filter = state.filter }: { query: string; filter?: string },
): PageState {
  if (isAsked(state, { query, filter })) return { ...state, shown: true }
  const opened = openPage({ query, filter })
  return query === state.query ? { ...opened, counts: state.counts } : opened
}

function isAsked(state: PageState, { query, filter }: { query: string; filter: string }): boolean {
  return query === state.query && filter === state.filter
}
