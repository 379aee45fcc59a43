import type { SearchHit } from '../protocol'

/** Analytics events for the hosted service. */
export interface Insights {
  /** Reports the visible hits; sent after a moment, if they differ from the last ones. */
  viewed(hits: SearchHit[]): void
  /** Reports a chosen hit; `position` counts from 1. */
  clicked(hit: SearchHit, position: number, queryID: string | undefined): void
}

/** The two events that are sent. */
export interface InsightsEvents {
  viewedObjectIDs(event: { eventName: string; index: string; objectIDs: string[] }): void
  clickedObjectIDsAfterSearch(event: {
    eventName: string
    index: string
    objectIDs: string[]
    positions: number[]
    queryID: string
  }): void
}

const BATCH = 20
const QUIET = 400

/** Collects events: views wait 400 ms and are sent in batches of 20. */
export function createInsights(indexName: string, send: InsightsEvents): Insights {
  let seen = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    viewed(hits) {
      const ids = hits.map(hit => hit.objectID)
      clearTimeout(timer)
      if (ids.length === 0 || ids.join('\n') === seen) return
      timer = setTimeout(() => {
        seen = ids.join('\n')
        for (let from = 0; from < ids.length; from += BATCH) {
          const objectIDs = ids.slice(from, from + BATCH)
          send.viewedObjectIDs({ eventName: 'Items Viewed', index: indexName, objectIDs })
        }
      }, QUIET)
    },
    clicked(hit, position, queryID) {
      if (!queryID) return
      send.clickedObjectIDsAfterSearch({
        eventName: 'Item Selected',
        index: indexName,
        objectIDs: [hit.objectID],
        positions: [position],
        queryID,
      })
    },
  }
}

/** Loads the service's event script from our bundle. Visitors stay anonymous, without a cookie. */
export async function loadInsights(settings: {
  appId: string
  apiKey: string
  indexName: string
}): Promise<Insights> {
  const { default: call } = await import('search-insights')
  call('init', { appId: settings.appId, apiKey: settings.apiKey, useCookie: false })
  return createInsights(settings.indexName, {
    viewedObjectIDs: event => void call('viewedObjectIDs', event),
    clickedObjectIDsAfterSearch: event => void call('clickedObjectIDsAfterSearch', event),
  })
}
