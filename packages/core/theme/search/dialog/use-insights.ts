import { type Insights, loadInsights } from 'inkstone-search/browser'
import { useEffect, useState } from 'react'
import type { SearchSettings } from '../../../model'

/** The events of the hosted service, when they are switched on. */
export function useInsights({ insights, hosted, indexName }: SearchSettings): Insights | undefined {
  const [loaded, setLoaded] = useState<Insights>()
  useEffect(() => {
    if (import.meta.env.EMBEDDED_SEARCH || !insights || !hosted) return
    let gone = false
    loadInsights({ appId: hosted.appId, apiKey: hosted.apiKey, indexName }).then(
      ready => gone || setLoaded(ready),
      // Events are for the site's owner; a visitor loses nothing.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [insights, hosted, indexName])
  return loaded
}
