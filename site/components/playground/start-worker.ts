import type { PlaygroundRequest } from './worker'

/** A worker with Tailwind and a line of the plugin. */
export function startWorker(line: string): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ line } satisfies PlaygroundRequest)
  return worker
}
