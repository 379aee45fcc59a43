/// <reference types="vite/client" />
import type { WorkerLike } from './embedded-client'
import workerUrl from './worker-entry?worker&url'

/**
 * Starts the search worker: its own file on our origin. Built, it is one file without imports and runs as a classic
 * script, for Firefox knows module workers only since version 114; while developing, it is still made of modules. `onMissing` is called when the file cannot be loaded.
 */
export function spawnWorker(onMissing: () => void): WorkerLike {
  const type = import.meta.env.DEV ? 'module' : 'classic'
  const worker = new Worker(workerUrl, { name: 'search', type })
  worker.addEventListener('error', onMissing)
  return worker as unknown as WorkerLike
}
