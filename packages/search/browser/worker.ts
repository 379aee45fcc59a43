import { createIndexSource, type FetchFile } from '../read/index-source'
import { createReader, type IndexReader } from '../read/reader'
import { toFailure } from '../read/search-failure'
import type { FromWorker, ToWorker } from './worker-messages'

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: ToWorker }) => void) | null
  postMessage(message: FromWorker): void
}

/** Handles the messages of one page. */
export function serveSearch(scope: WorkerScope, fetchFile: FetchFile): void {
  let reader: IndexReader | undefined
  scope.onmessage = async ({ data }) => {
    if (data.type === 'open') {
      reader = createReader(createIndexSource(data.manifestUrl, fetchFile))
      // A failure is reported with the first query; here it would only be a console warning.
      reader.preload().catch(() => {})
      return
    }
    try {
      if (data.type === 'suggest') {
        scope.postMessage({ id: data.id, suggestions: await reader!.suggest() })
        return
      }
      const results = await Promise.all(data.requests.map(request => reader!.search(request)))
      scope.postMessage({ id: data.id, results })
    } catch (error) {
      const { kind, message, status } = toFailure(error)
      scope.postMessage({ id: data.id, failure: { kind, message, status } })
    }
  }
}
