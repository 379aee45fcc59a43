import {
  cleanQuery,
  HITS_PER_PAGE,
  type SearchAnswer,
  type SearchFailure,
  type SearchHit,
} from '../../search/browser'

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
  /** Pages of hits that the first search asks for: as many as there were before a step back. */
  resume: number
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
export function openPage({ query, pages = 1 }: { query: string; pages?: number }): PageState {
  const loading = cleanQuery(query) !== ''
  return { query, hits: [], count: 0, loaded: 0, pages: 0, loading, resume: pages, shown: true }
}

/** One step of the search page. Answers to an older query change nothing. */
export function reducePage(state: PageState, action: PageAction): PageState {
  switch (action.type) {
    case 'input':
      return action.query === state.query ? { ...state, shown: true } : openPage({ query: action.query })
    case 'answer': {
      const { query, answer } = action
      if (query !== state.query || answer.page !== state.loaded) return state
      return {
        ...state,
        hits: [...state.hits, ...answer.hits],
        count: answer.nbHits,
        loaded: state.loaded === 0 ? state.resume : state.loaded + 1,
        pages: Math.ceil(answer.nbHits / HITS_PER_PAGE),
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
      return state.shown && state.query ? { ...state, shown: false } : openPage({ query: '' })
  }
}
