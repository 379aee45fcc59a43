import { firstLine } from './first-results'
import { startWorker } from './start-worker'
import type { PlaygroundAnswer, PlaygroundRequest } from './worker'

/**
 * Every class that Tailwind knows. The list takes longer to make than an input may take, so a worker of its own
 * makes it and ends.
 */
export function loadClasses(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(firstLine)
    worker.onmessage = ({ data }: MessageEvent<PlaygroundAnswer>) => {
      if (data.kind === 'ready') worker.postMessage({ id: 0, wants: 'classes' } satisfies PlaygroundRequest)
      if (data.kind === 'classes') {
        worker.terminate()
        resolve(data.classes)
      }
    }
    worker.onerror = reject
  })
}
