import type { IndexSource } from './index-access'
import { searchFailure } from './search-failure'

/** The part of `fetch` that is used here. */
export type FetchFile = (
  url: string,
  options: { cache: 'default' | 'no-cache' | 'reload' },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'json'>>

/** Loads the files of an index relative to its manifest. */
export function createIndexSource(manifestUrl: string, fetchFile: FetchFile): IndexSource {
  const load = async (url: string, cache: 'default' | 'no-cache' | 'reload'): Promise<unknown> => {
    let response: Awaited<ReturnType<FetchFile>>
    try {
      response = await fetchFile(url, { cache })
    } catch (error) {
      throw searchFailure('unreachable', error instanceof Error ? error.message : 'Network request failed')
    }
    if (!response.ok)
      throw searchFailure('api', response.statusText || 'Search index not found', response.status)
    try {
      return await response.json()
    } catch {
      // Some hosts answer every missing path with an HTML page and status 200.
      throw searchFailure('api', 'Search index not found', 404)
    }
  }
  return {
    manifest: fresh => load(manifestUrl, fresh ? 'reload' : 'no-cache'),
    file: name => load(new URL(name, manifestUrl).href, 'default'),
  }
}
