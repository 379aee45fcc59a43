import type { SearchAnswer, SearchFailure, SearchHit } from '../../search/browser'

/** What the search page shows. */
export interface PageState {
  query: string
  hits: SearchHit[]
  /** Number of hits in all. */
  count: number
  /** Pages of hits loaded so far, and all there are. */
  loaded: number
  pages: number
  loading: boolean
  /** Whether the hits are shown; Escape in the field hides them. */
  shown: boolean
  failure?: Pick<SearchFailure, 'kind' | 'message' | 'status'>
}

export type PageAction =
  | { type: 'input'; query: string }
  | { type: 'answer'; query: string; answer: SearchAnswer }
  | { type: 'fail'; query: string; failure: NonNullable<PageState['failure']> }
  | { type: 'more' }
  | { type: 'escape' }

/** The state of a page that opens with a query. */
export function openPage(query: string): PageState {
  const loading = query.trim() !== ''
  return { query, hits: [], count: 0, loaded: 0, pages: 0, loading, shown: true }
}

/** One step of the search page. Answers to an older query change nothing. */
export function reducePage(state: PageState, action: PageAction): PageState {
  switch (action.type) {
    case 'input':
      return action.query === state.query ? { ...state, shown: true } : openPage(action.query)
    case 'answer': {
      const { query, answer } = action
      if (query !== state.query || answer.page !== state.loaded) return state
      return {
        ...state,
        hits: [...state.hits, ...answer.hits],
        count: answer.nbHits,
        loaded: answer.page + 1,
        pages: answer.nbPages,
        loading: false,
        failure: undefined,
      }
    }
    case 'fail':
      if (action.query !== state.query) return state
      return { ...state, loading: false, failure: action.failure }
    case 'more':
      return state.loading || state.loaded >= state.pages ? state : { ...state, loading: true }
    case 'escape':
      return state.shown && state.query ? { ...state, shown: false } : openPage('')
  }
}
