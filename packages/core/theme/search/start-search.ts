import { createEmbeddedClient, type SearchClient } from 'inkstone-search/browser'
import { spawnWorker } from 'inkstone-search/browser/worker'
import { type ClientSite, MISSING_FILE, withBase } from '../../model'

/** Makes the search client of the site. Part of the chunk that loads with the dialog. */
export async function startSearch(settings: ClientSite['search'], baseUrl: string): Promise<SearchClient> {
  if (!import.meta.env.EMBEDDED_SEARCH && settings.provider === 'hosted') {
    const { openHosted } = await import('inkstone-search/browser/hosted')
    return openHosted(settings.hosted)
  }
  const manifest = withBase(baseUrl, '/search-index/manifest.json')
  return createEmbeddedClient({
    manifestUrl: new URL(manifest, location.href).href,
    spawnWorker: () => spawnWorker(() => dispatchEvent(new Event(MISSING_FILE))),
  })
}
