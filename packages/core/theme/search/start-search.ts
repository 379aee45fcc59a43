import { createEmbeddedClient, type SearchClient } from 'inkstone-search/browser'
import { spawnWorker } from 'inkstone-search/browser/worker'
import { type ClientSite, MISSING_FILE, withBase } from '../../model'

/** Creates the search client of the site and preloads what every query needs. */
export async function startSearch({ search, baseUrl }: ClientSite): Promise<SearchClient> {
  if (!import.meta.env.EMBEDDED_SEARCH && search.provider === 'hosted') {
    const { openHosted } = await import('inkstone-search/browser/hosted')
    return openHosted(search.hosted)
  }
  const manifest = withBase(baseUrl, '/search-index/manifest.json')
  const client = createEmbeddedClient({
    manifestUrl: new URL(manifest, location.href).href,
    spawnWorker: () => spawnWorker(() => dispatchEvent(new Event(MISSING_FILE))),
  })
  client.preload?.()
  return client
}
