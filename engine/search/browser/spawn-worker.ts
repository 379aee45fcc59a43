/// <reference types="vite/client" />
import type { WorkerLike } from './embedded-client'
import SearchWorker from './worker-entry?worker'

/** Starts the search worker: its own file on our origin, a classic script in the build. */
export function spawnWorker(): WorkerLike {
  return new SearchWorker({ name: 'search' }) as unknown as WorkerLike
}
