/// <reference types="vite/client" />
import type { WorkerLike } from './embedded-client'
import workerUrl from './worker-entry?worker&url'

/**
 * Starts the search worker from a separate file on the same origin. The build bundles it into one classic
 * script, because Firefox supports module workers only from version 114; in development it consists of modules.
 * `onMissing` is called if the file cannot be loaded.
 */
export function spawnWorker(onMissing: () => void): WorkerLike {
  const type = import.meta.env.DEV ? 'module' : 'classic'
  const worker = new Worker(workerUrl, { name: 'search', type })
  worker.addEventListener('error', onMissing)
  return worker as unknown as WorkerLike
}
