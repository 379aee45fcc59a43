import {
  cleanQuery,
  pageRequest,
  type SearchClient,
  type SearchContext,
  toFailure,
} from 'inkstone-search/browser'
import { type Dispatch, useEffect, useReducer, useState } from 'react'
import type { ClientSite } from '../../../model'
import { startSearch } from '../start-search'
import { openPage, type PageAction, type PageState, reducePage } from './page-state'

/** Milliseconds without input before a search starts. */
const QUIET = 300
const MAX_LENGTH = 512

export function usePageSearch(
  site: ClientSite,
  context: SearchContext,
  start: { query: string; filter: string; pages: number },
): { state: PageState; dispatch: Dispatch<PageAction>; client: Promise<SearchClient> } {
  const [state, dispatch] = useReducer(reducePage, start, openPage)
  const [client] = useState(() => startSearch(site))
  const { query, filter, loaded, loading, resume } = state
  const tags = context.tags.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the context is new in each render; its tags tell
  useEffect(() => {
    const cleaned = cleanQuery(query, MAX_LENGTH)
    if (!loading || !cleaned) return
    const giveUp = new AbortController()
    const search = async () => {
      const ready = await client
      const request = pageRequest({
        query: cleaned,
        page: loaded,
        pages: loaded === 0 ? resume : 1,
        site,
        context: { ...context, filter },
      })
      const { results } = await ready.search({ requests: [request] }, { signal: giveUp.signal })
      if (results[0]) dispatch({ type: 'answer', query, filter, answer: { ...results[0], page: loaded } })
    }
    const timer = setTimeout(
      () =>
        search().catch(error => {
          if (error?.name === 'AbortError') return
          const { kind, message, status } = toFailure(error)
          dispatch({ type: 'fail', query, filter, failure: { kind, message, status } })
        }),
      loaded === 0 ? QUIET : 0,
    )
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [query, filter, loaded, loading, resume, client, site, tags])

  return { state, dispatch, client }
}
