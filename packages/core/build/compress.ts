import { Worker } from 'node:worker_threads'
import { type FileJob, writeFile } from './compress-file'

export { FORMS, gainsFromCompression } from './compress-file'

export interface CompressorInput {
  /** One when what still waits is not wanted any more. */
  stopped: Int32Array
}

/** Writes files and, for text, their `.br` and `.gz` beside them, while this thread goes on with the next page. */
export interface Compressor {
  /** Takes a file over; waits only when too many are under way. */
  write(job: FileJob): Promise<void>
  /** Waits for everything that has been taken over; throws the first error. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Files that wait in memory for their turn, at most. */
const MAX_WAITING = 64

/** So many files are written here: before a thread has started, they are done. */
const WITHOUT_THREAD = 100

export function createCompressor(): Compressor {
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const folders = new Set<string>()
  let thread: Worker | undefined
  let ended: Promise<unknown> | undefined
  let taken = 0
  let waiting = 0
  let failure: unknown
  let wake = () => {}

  const settle = (done: number, error?: unknown) => {
    waiting -= done
    failure ??= error
    wake()
  }
  function startThread(): Worker {
    // The launcher bundles compress-thread.ts beside this file.
    const workerData: CompressorInput = { stopped }
    const started = new Worker(new URL('./compress-thread.mjs', import.meta.url), { workerData })
    ended = new Promise(resolve => started.once('exit', resolve))
    started.on('message', error => settle(1, error))
    return started.on('error', error => settle(waiting, error))
  }

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
      if (taken++ < WITHOUT_THREAD)
        void writeFile(job, folders).then(
          () => settle(1),
          error => settle(1, error),
        )
      else {
        thread ??= startThread()
        thread.postMessage(job)
      }
      await untilAtMost(MAX_WAITING)
    },
    finish: () => untilAtMost(0),
    async close() {
      // A thread that is ended in the middle of native code can take the process with it: it ends by itself.
      Atomics.store(stopped, 0, 1)
      thread?.postMessage(null)
      await ended
    },
  }
}
