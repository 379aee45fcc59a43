import { type ClientSite, withBase } from '../../model'
import { loadSearchClient, type SearchClient } from '../../search/browser'
import { spawnWorker } from '../../search/browser/spawn-worker'

/** Makes the search client of the site. Part of the chunk that loads with the dialog. */
export function startSearch(settings: ClientSite['search'], baseUrl: string): Promise<SearchClient> {
  const manifest = withBase(baseUrl, '/search-index/manifest.json')
  return loadSearchClient(settings, { manifestUrl: new URL(manifest, location.href).href, spawnWorker })
}
