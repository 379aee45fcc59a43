import { Worker } from 'node:worker_threads'

/** Brotli quality: 11 for files that are cached for a year, 5 for pages (11 costs over 100 ms a page). */
export type CompressionEffort = 'page' | 'asset'

/** A file to write, with its compressed forms; without data it is there already. */
export interface FileJob {
  file: string
  data?: string | Uint8Array
  effort: CompressionEffort
}

/** Writes files and, for text, their `.br` and `.gz` beside them, while this thread goes on with the next page. */
export interface Compressor {
  /** Takes a file over; waits only when too many are under way. */
  write(job: FileJob): Promise<void>
  /** Waits for everything that has been taken over; throws the first error. */
  finish(): Promise<void>
  close(): Promise<unknown>
}

/** Files that wait in memory for their turn, at most. */
const MOST_WAITING = 64

/** Opens a compressor with a thread of its own. */
export function createCompressor(): Compressor {
  // The launcher bundles compress-thread.ts beside this file.
  const thread = new Worker(new URL('./compress-thread.mjs', import.meta.url))
  let waiting = 0
  let failure: unknown
  let wake = () => {}

  const settle = (done: number, error?: unknown) => {
    waiting -= done
    failure ??= error
    wake()
  }
  thread.on('message', error => settle(1, error))
  thread.on('error', error => settle(waiting, error))

  async function untilAtMost(count: number) {
    while (!failure && waiting > count) {
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
    if (failure) throw failure
  }
  return {
    async write(job) {
      waiting++
      thread.postMessage(job)
      await untilAtMost(MOST_WAITING)
    },
    finish: () => untilAtMost(0),
    close: () => thread.terminate(),
  }
}
