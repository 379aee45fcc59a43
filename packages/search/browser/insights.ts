import type { SearchHit } from '../protocol'

/** Sends to the hosted service what was seen and chosen. */
export interface Insights {
  /** The hits on the screen; sent when they have stood for a moment and differ from the last. */
  viewed(hits: SearchHit[]): void
  /** A hit was chosen; `position` counts from 1. */
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

/** Gathers events: views wait 400 ms and go out in batches of 20. */
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

/** Loads the service's own event script from our bundle. Visitors stay anonymous, without a cookie. */
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
