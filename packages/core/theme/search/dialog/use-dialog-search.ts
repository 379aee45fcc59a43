import {
  dialogRequest,
  type Insights,
  resolveResultUrl,
  type SearchClient,
  type SearchContext,
  toFailure,
} from 'inkstone-search/browser'
import { type Dispatch, useEffect, useReducer } from 'react'
import type { ClientSite } from '../../../model'
import { type DialogAction, type DialogState, isWaiting, openState, reduceDialog } from './dialog-state'
import { countFilters } from './filter-counts'
import { groupHits } from './group-hits'
import type { EarlyInput } from './PendingDialog'

/** Milliseconds after which a search counts as stalled. */
const STALL_TIME = 300

/**
 * Number of words in a snippet (two Han characters count as one), for one row, or two on a phone. A hosted
 * service gets a lower number.
 */
const WORDS = { embedded: { wide: 24, narrow: 24 }, hosted: { wide: 10, narrow: 5 } }

/** State of the dialog and its searches: the newest query wins, older ones are cancelled. */
export function useDialogSearch(of: {
  site: ClientSite
  client: SearchClient
  context: SearchContext
  input: EarlyInput
  insights: Insights | undefined
}): [DialogState, Dispatch<DialogAction>] {
  const { site, client, context, insights } = of
  const [state, dispatch] = useReducer(reduceDialog, of.input, openState)
  const query = isWaiting(state) ? state.asked : ''
  const { filter } = state
  const tags = context.tags.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the context is new in each render; its tags tell
  useEffect(() => {
    if (!query) return
    const giveUp = new AbortController()
    const stall = setTimeout(() => dispatch({ type: 'stall' }), STALL_TIME)
    const narrow = matchMedia('(max-width: 768px)').matches
    const words = WORDS[site.search.provider][narrow ? 'narrow' : 'wide']
    const request = dialogRequest({ query, site, context: { ...context, filter }, words })
    client
      .search({ requests: [request] }, { signal: giveUp.signal })
      .then(({ results }) => {
        const { hits = [], nbHits = 0, queryID, missing } = results[0] ?? {}
        const counts = countFilters(results[0], filter)
        const usable = hits.filter(hit => resolveResultUrl(hit.url, addressOf(site)))
        const groups = groupHits(usable, site.search.maxResultsPerGroup)
        const found = counts?.[filter] ?? nbHits
        dispatch({ type: 'answer', query, filter, groups, found, queryID, counts, missing })
        insights?.viewed(groups.flatMap(({ pages }) => pages.flatMap(({ shown }) => shown)))
      })
      .catch(error => {
        if (error?.name === 'AbortError') return
        const { kind, message, status } = toFailure(error)
        dispatch({ type: 'fail', query, filter, failure: { kind, message, status } })
      })
      .finally(() => clearTimeout(stall))
    return () => {
      clearTimeout(stall)
      giveUp.abort()
    }
  }, [query, filter, client, site, tags, insights])

  return [state, dispatch]
}

/** Returns the site's input for `resolveResultUrl`, with the origin of the current page. */
export function addressOf({ baseUrl, search }: ClientSite): Parameters<typeof resolveResultUrl>[1] {
  return { baseUrl, search, origin: location.origin }
}
