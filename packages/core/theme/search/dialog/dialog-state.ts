import { cleanQuery, type SearchFailure } from 'inkstone-search/browser'
import type { HitGroup } from './group-hits'

/** What stands below the field, and the query that it is true for. */
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
      /** Pages of which all hits are shown. */
      expanded: string[]
    }
  | { kind: 'none'; query: string; filter: string }
  | { kind: 'error'; query: string; failure: Pick<SearchFailure, 'kind' | 'message' | 'status'> }

/** How many there are behind each filter, by its name; '' is all. */
export type FilterCounts = Record<string, number>

export type OpenIn = 'here' | 'newTab'

/** What the dialog shows and does. Items are numbered through all groups. */
export interface DialogState {
  /** What stands in the field, letter by letter. */
  typed: string
  /** What is to be answered: the typed text without what cannot be searched. Waits while text is composed. */
  asked: string
  /** Name of the filter that `asked` is narrowed to; '' for none. */
  filter: string
  /** How many there are behind each filter for one query; '' is all. */
  counts?: { query: string; of: FilterCounts }
  /** Answers an earlier query as long as the search for `asked` runs; see `isWaiting`. */
  screen: Screen
  status: 'idle' | 'loading' | 'stalled' | 'error'
  active: number
  /** Enter was pressed before the answer came: its first hit opens as it comes. */
  awaited?: OpenIn
  /** Names of groups seen before, offered when nothing is found. */
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
  /** Enter, while the answer is not there; and the hit it waited for has been opened. */
  | { type: 'await'; openIn: OpenIn }
  | { type: 'opened' }
  /** `count` is the number of items on the screen. */
  | { type: 'move'; by: 1 | -1; count: number }
  | { type: 'activate'; item: number }
  /** All hits of a page are to be shown. */
  | { type: 'expand'; page: string }

/** The state of a dialog that opens, with what was typed before. */
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

/** Whether a search runs: the screen belongs to another query, and nothing on it can be chosen. */
export function isWaiting({ status }: Pick<DialogState, 'status'>): boolean {
  return status === 'loading' || status === 'stalled'
}

/** One step of the dialog. Answers and failures that belong to another query change nothing. */
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

/** Nothing asked is the start; results that are still on the screen are not searched again. */
function ask(state: DialogState): DialogState {
  if (!state.asked) return { ...state, status: 'idle', screen: { kind: 'start' } }
  const isKnown = 'groups' in state.screen && isAsked(state, state.screen)
  return { ...state, status: isKnown ? 'idle' : 'loading' }
}

function isAsked(state: DialogState, { query, filter }: { query: string; filter: string }): boolean {
  return query === state.asked && filter === state.filter
}
