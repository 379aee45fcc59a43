import { type Insights, loadInsights } from 'inkstone-search/browser'
import { useEffect, useState } from 'react'
import type { SearchSettings } from '../../../model'

/** Loads the analytics events of the hosted service, if enabled. */
export function useInsights({ insights, hosted, indexName }: SearchSettings): Insights | undefined {
  const [loaded, setLoaded] = useState<Insights>()
  useEffect(() => {
    if (import.meta.env.EMBEDDED_SEARCH || !insights || !hosted) return
    let gone = false
    loadInsights({ appId: hosted.appId, apiKey: hosted.apiKey, indexName }).then(
      ready => gone || setLoaded(ready),
      // Failures are ignored: the events only concern the site's owner.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [insights, hosted, indexName])
  return loaded
}
