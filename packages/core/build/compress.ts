import { Worker } from 'node:worker_threads'
import { type FileJob, writeFile } from './compress-file'

export { FORMS, gainsFromCompression } from './compress-file'

export interface CompressorInput {
  /** Set to 1 to discard waiting files. */
  stopped: Int32Array
}

/** Writes files and, for text, `.br` and `.gz` versions in a thread, while the main thread renders the next page. */
export interface Compressor {
  /** Queues a file; waits only if too many are pending. */
  write(job: FileJob): Promise<void>
  /** Waits for all queued files; throws the first error. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Maximum number of files waiting in memory. */
const MAX_WAITING = 64

/** The first files are written in the main thread: they are done before a thread has started. */
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
    // The launcher bundles compress-thread.ts next to this file.
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
      // Terminating a thread inside of native code can crash the process, so it stops by itself.
      Atomics.store(stopped, 0, 1)
      thread?.postMessage(null)
      await ended
    },
  }
}
