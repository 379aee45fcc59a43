import type { SearchClient } from 'inkstone-search/browser'
import { useEffect, useState } from 'react'

/** Queries that the search offers; `seen` where it offers none. */
export function useSuggestions(client: SearchClient | Promise<SearchClient>, seen: string[]): string[] {
  const [offered, setOffered] = useState<string[]>([])
  useEffect(() => {
    let isGone = false
    // A search that cannot start says so when it is asked something.
    Promise.resolve(client)
      .then(ready => ready.suggest?.() ?? [])
      .then(
        found => isGone || setOffered(found),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [client])
  return offered.length > 0 ? offered : seen
}
