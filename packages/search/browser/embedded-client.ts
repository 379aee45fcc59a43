import type { SearchClient } from '../protocol'
import { abortError, searchFailure, withSignal } from '../read/search-failure'
import type { FromWorker, ToWorker } from './worker-messages'

/** The part of Worker that is used here. */
export interface WorkerLike {
  postMessage(message: ToWorker): void
  onmessage: ((event: { data: FromWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
  terminate(): void
}

export interface EmbeddedOptions {
  /** Absolute URL of the manifest. */
  manifestUrl: string
  spawnWorker: () => WorkerLike
  /** Milliseconds without input before an incomplete query is sent, so that typing fetches less. */
  quiet?: number
}

type Reply = Exclude<FromWorker, { failure: unknown }>

interface Waiting {
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** Searches the static index on the same origin, in a worker that starts on first use. */
export function createEmbeddedClient({
  manifestUrl,
  spawnWorker,
  quiet = 60,
}: EmbeddedOptions): SearchClient {
  const waiting = new Map<number, Waiting>()
  let worker: WorkerLike | undefined
  let lastId = 0
  let lastLength = 0

  const startWorker = (): WorkerLike => {
    const started = spawnWorker()
    started.onmessage = ({ data }) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (!('failure' in data)) asked?.resolve(data)
      else asked?.reject(searchFailure(data.failure.kind, data.failure.message, data.failure.status))
    }
    started.onerror = () => {
      for (const { reject } of waiting.values())
        reject(searchFailure('unreachable', 'The search did not start.'))
      waiting.clear()
      started.terminate()
      worker = undefined
    }
    started.postMessage({ type: 'open', manifestUrl })
    return started
  }

  const ask = (message: (id: number) => ToWorker): Promise<Reply> => {
    worker ??= startWorker()
    const id = ++lastId
    const asked = new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }))
    worker.postMessage(message(id))
    return asked
  }

  return {
    preload() {
      worker ??= startWorker()
    },
    async search({ requests }, { signal } = {}) {
      const { length } = requests[0]?.query ?? ''
      const isTyped = length <= lastLength + 1
      lastLength = length
      if (isTyped) await withSignal(new Promise(resolve => setTimeout(resolve, quiet)), signal)
      if (signal?.aborted) throw abortError()
      const reply = await withSignal(
        ask(id => ({ type: 'search', id, requests })),
        signal,
      )
      return { results: 'results' in reply ? reply.results : [] }
    },
    async suggest() {
      const reply = await ask(id => ({ type: 'suggest', id }))
      return 'suggestions' in reply ? reply.suggestions : []
    },
  }
}
