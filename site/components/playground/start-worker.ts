import { type StartedWorker, watchReady } from './create-runner'
import type { PlaygroundRequest } from './worker'

/** Starts a worker with Tailwind and a plugin line. */
export function startWorker(line: string): StartedWorker {
  const port = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const ready = watchReady(port)
  port.postMessage({ line } satisfies PlaygroundRequest)
  return { port, ready }
}
