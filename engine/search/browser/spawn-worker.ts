/// <reference types="vite/client" />
import SearchWorker from './worker-entry?worker'

/** Starts the search worker: its own file on our origin, a classic script in the build. */
export function spawnWorker(): Worker {
  return new SearchWorker({ name: 'search' })
}
