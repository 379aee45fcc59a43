import type { SearchFailure } from '../../search/browser'
import type { HitGroup } from './group-hits'

/** What the dialog shows and does. Items are numbered through all groups. */
export interface DialogState {
  query: string
  status: 'idle' | 'loading' | 'stalled' | 'error'
  /** Changes when a search ends, not while one runs. */
  screen: 'start' | 'results' | 'none' | 'error'
  groups: HitGroup[]
  nbHits: number
  queryID?: string
  /** Number of the active item. */
  active: number
  /** Names of groups seen before, offered when nothing is found. */
  suggestions: string[]
  failure?: Pick<SearchFailure, 'kind' | 'message' | 'status'>
}

export type DialogAction =
  | { type: 'input'; query: string }
  | { type: 'stall' }
  | { type: 'answer'; query: string; groups: HitGroup[]; nbHits: number; queryID?: string }
  | { type: 'fail'; query: string; failure: NonNullable<DialogState['failure']> }
  /** `count` is the number of items on the screen. */
  | { type: 'move'; by: 1 | -1; count: number }
  | { type: 'activate'; item: number }

/** The state of a dialog that opens. */
export function openState(query: string): DialogState {
  return {
    query,
    status: query ? 'loading' : 'idle',
    screen: 'start',
    groups: [],
    nbHits: 0,
    active: 0,
    suggestions: [],
  }
}

/** One step of the dialog. Late answers and failures of an older query change nothing. */
export function reduceDialog(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'input': {
      const { query } = action
      if (!query.trim()) return { ...openState(query), status: 'idle', suggestions: state.suggestions }
      return { ...state, query, status: 'loading', active: 0 }
    }
    case 'stall':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state
    case 'answer': {
      if (action.query !== state.query) return state
      const { groups, nbHits, queryID } = action
      const names = groups.map(group => group.title)
      return {
        ...state,
        status: 'idle',
        screen: groups.length > 0 ? 'results' : 'none',
        groups,
        nbHits,
        queryID,
        active: 0,
        suggestions: names.length > state.suggestions.length ? names : state.suggestions,
        failure: undefined,
      }
    }
    case 'fail':
      if (action.query !== state.query) return state
      return { ...state, status: 'error', screen: 'error', groups: [], failure: action.failure }
    case 'move': {
      if (action.count === 0) return state
      const active = (state.active + action.by + action.count) % action.count
      return { ...state, active }
    }
    case 'activate':
      return state.active === action.item ? state : { ...state, active: action.item }
  }
}
