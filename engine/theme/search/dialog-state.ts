import { cleanQuery, type SearchFailure } from '../../search/browser'
import type { HitGroup } from './group-hits'

/** What stands below the field, and the query that it is true for. */
export type Screen =
  | { kind: 'start' }
  | {
      kind: 'results'
      query: string
      groups: HitGroup[]
      nbHits: number
      queryID?: string
      /** Pages of which all hits are shown. */
      expanded: string[]
    }
  | { kind: 'none'; query: string }
  | { kind: 'error'; query: string; failure: Pick<SearchFailure, 'kind' | 'message' | 'status'> }

/** Where a chosen hit opens. */
export type OpenIn = 'here' | 'newTab'

/** What the dialog shows and does. Items are numbered through all groups. */
export interface DialogState {
  /** What stands in the field, letter by letter. */
  typed: string
  /** What is to be answered: the typed text without what cannot be searched. Waits while text is composed. */
  asked: string
  /** Answers an earlier query as long as the search for `asked` runs; see `isWaiting`. */
  screen: Screen
  status: 'idle' | 'loading' | 'stalled' | 'error'
  /** Number of the active item. */
  active: number
  /** Enter was pressed before the answer came: its first hit opens as it comes. */
  awaited?: OpenIn
  /** Names of groups seen before, offered when nothing is found. */
  suggestions: string[]
}

export type DialogAction =
  /** `composing`: the input method has not committed the text yet. */
  | { type: 'input'; text: string; composing: boolean }
  | { type: 'stall' }
  | { type: 'answer'; query: string; groups: HitGroup[]; nbHits: number; queryID?: string }
  | { type: 'fail'; query: string; failure: Extract<Screen, { kind: 'error' }>['failure'] }
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
    case 'stall':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state
    case 'answer': {
      if (action.query !== state.asked) return state
      const { query, groups, nbHits, queryID } = action
      const names = groups.map(group => group.title)
      const isFound = groups.length > 0
      return {
        ...state,
        status: 'idle',
        screen: isFound
          ? { kind: 'results', query, groups, nbHits, queryID, expanded: [] }
          : { kind: 'none', query },
        active: 0,
        awaited: isFound ? state.awaited : undefined,
        suggestions: names.length > state.suggestions.length ? names : state.suggestions,
      }
    }
    case 'fail': {
      if (action.query !== state.asked) return state
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
  const isKnown = 'groups' in state.screen && state.screen.query === state.asked
  return { ...state, status: isKnown ? 'idle' : 'loading' }
}
