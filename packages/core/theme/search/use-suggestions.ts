import type { SearchClient } from 'inkstone-search/browser'
import { useEffect, useState } from 'react'

/** Returns the search's suggested queries, or `seen` if it has none. */
export function useSuggestions(client: SearchClient | Promise<SearchClient>, seen: string[]): string[] {
  const [offered, setOffered] = useState<string[]>([])
  useEffect(() => {
    let isGone = false
    // A search that fails to start reports that on the first query.
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
