import { cleanQuery, type SearchFailure } from 'inkstone-search/browser'
import type { HitGroup } from './group-hits'

/** The content below the field, and the query that it belongs to. */
export type Screen =
  | { kind: 'start' }
  | {
      kind: 'results'
      query: string
      groups: HitGroup[]
      found: number
      queryID?: string
      filter: string
      missing: string[]
      /** Pages whose hits are all shown. */
      expanded: string[]
    }
  | { kind: 'none'; query: string; filter: string }
  | { kind: 'error'; query: string; failure: Pick<SearchFailure, 'kind' | 'message' | 'status'> }

/** Number of results by filter name; '' is the total. */
export type FilterCounts = Record<string, number>

export type OpenIn = 'here' | 'newTab'

/** State of the dialog. Items are numbered across all groups. */
export interface DialogState {
  /** The text in the field. */
  typed: string
  /** The query: the typed text without unsearchable characters. Not updated during composition. */
  asked: string
  /** Name of the current filter; '' for none. */
  filter: string
  /** Number of results by filter for one query; '' is the total. */
  counts?: { query: string; of: FilterCounts }
  /** Belongs to an earlier query while the search for `asked` runs; see `isWaiting`. */
  screen: Screen
  status: 'idle' | 'loading' | 'stalled' | 'error'
  active: number
  /** Set if Enter was pressed before the answer arrived: the first hit opens then. */
  awaited?: OpenIn
  /** Names of groups seen before, suggested when there are no results. */
  suggestions: string[]
}

export type DialogAction =
  /** `composing`: the input method has not committed the text yet. */
  | { type: 'input'; text: string; composing: boolean }
  | { type: 'filter'; filter: string }
  | { type: 'stall' }
  | {
      type: 'answer'
      query: string
      filter: string
      groups: HitGroup[]
      found: number
      queryID?: string
      counts?: FilterCounts
      missing?: string[]
    }
  | { type: 'fail'; query: string; filter: string; failure: Extract<Screen, { kind: 'error' }>['failure'] }
  /** 'await': Enter before the answer has arrived; 'opened': the awaited hit has been opened. */
  | { type: 'await'; openIn: OpenIn }
  | { type: 'opened' }
  /** `count` is the number of visible items. */
  | { type: 'move'; by: 1 | -1; count: number }
  | { type: 'activate'; item: number }
  /** Shows all hits of a page. */
  | { type: 'expand'; page: string }

/** Returns the initial state, with text typed before. */
export function openState({ text, entered }: { text: string; entered?: boolean }): DialogState {
  const idle: DialogState = {
    typed: '',
    asked: '',
    filter: '',
    screen: { kind: 'start' },
    status: 'idle',
    active: 0,
    suggestions: [],
  }
  const asked = reduceDialog(idle, { type: 'input', text, composing: false })
  return entered ? reduceDialog(asked, { type: 'await', openIn: 'here' }) : asked
}

/** Whether a search is running: the screen belongs to another query, and its items cannot be selected. */
export function isWaiting({ status }: Pick<DialogState, 'status'>): boolean {
  return status === 'loading' || status === 'stalled'
}

/** Reduces an action. Ignores answers and failures of another query. */
export function reduceDialog(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'input': {
      const typed = action.text
      const asked = action.composing ? state.asked : cleanQuery(typed)
      if (asked === state.asked) return typed === state.typed ? state : { ...state, typed }
      return ask({ ...state, typed, asked, active: 0, awaited: undefined })
    }
    case 'filter':
      if (action.filter === state.filter) return state
      return ask({ ...state, filter: action.filter, active: 0, awaited: undefined })
    case 'stall':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state
    case 'answer': {
      if (!isAsked(state, action)) return state
      const { query, filter, groups, found, queryID, counts, missing = [] } = action
      const names = groups.map(group => group.title)
      const isFound = groups.length > 0
      return {
        ...state,
        status: 'idle',
        screen: isFound
          ? { kind: 'results', query, groups, found, queryID, filter, missing, expanded: [] }
          : { kind: 'none', query, filter },
        counts: counts ? { query, of: counts } : state.counts,
        active: 0,
        awaited: isFound ? state.awaited : undefined,
        suggestions: names.length > state.suggestions.length ? names : state.suggestions,
      }
    }
    case 'fail': {
      if (!isAsked(state, action)) return state
      const { query, failure } = action
      return { ...state, status: 'error', screen: { kind: 'error', query, failure }, awaited: undefined }
    }
    case 'await':
      return isWaiting(state) && !state.awaited ? { ...state, awaited: action.openIn } : state
    case 'opened':
      return { ...state, awaited: undefined }
    case 'move': {
      if (action.count === 0 || isWaiting(state)) return state
      const active = (state.active + action.by + action.count) % action.count
      return { ...state, active }
    }
    case 'expand': {
      const { screen } = state
      if (screen.kind !== 'results' || isWaiting(state)) return state
      return { ...state, screen: { ...screen, expanded: [...screen.expanded, action.page] } }
    }
    case 'activate':
      return state.active === action.item || isWaiting(state) ? state : { ...state, active: action.item }
  }
}

/** Starts a search; without a query returns to the start screen, and reuses results that are still shown. */
function ask(state: DialogState): DialogState {
  if (!state.asked) return { ...state, status: 'idle', screen: { kind: 'start' } }
  const isKnown = 'groups' in state.screen && isAsked(state, state.screen)
  return { ...state, status: isKnown ? 'idle' : 'loading' }
}

function isAsked(state: DialogState, { query, filter }: { query: string; filter: string }): boolean {
  return query === state.asked && filter === state.filter
}
