import { Worker } from 'node:worker_threads'

/**
 * Brotli quality: 10 for files that are cached for a year (11 takes two and a half times as long for two percent), 7 for
 * pages.
 */
type CompressionEffort = 'page' | 'asset'

/** A file to write, with its compressed forms; without data it already exists. */
export interface FileJob {
  file: string
  data?: string | Uint8Array
  effort: CompressionEffort
  /** Compressed forms that are not to be made: the author has brought them. */
  given?: string[]
  /** Where its compressed forms are kept for other sites. */
  formsDir?: string
}

export interface CompressorInput {
  /** One when what still waits is not wanted any more. */
  stopped: Int32Array
}

/** Endings of the compressed forms of a file. */
export const FORMS = ['.br', '.gz']

const TEXT_FILE = /\.(?:html|js|mjs|css|json|xml|txt|md|svg|map|webmanifest|bin)$/

export function gainsFromCompression(file: string): boolean {
  return TEXT_FILE.test(file)
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
const MAX_WAITING = 64

export function createCompressor(): Compressor {
  // The launcher bundles compress-thread.ts beside this file.
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const workerData: CompressorInput = { stopped }
  const thread = new Worker(new URL('./compress-thread.mjs', import.meta.url), { workerData })
  const ended = new Promise(resolve => thread.once('exit', resolve))
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
      await untilAtMost(MAX_WAITING)
    },
    finish: () => untilAtMost(0),
    close() {
      // A thread that is ended in the middle of native code can take the process with it: it ends by itself.
      Atomics.store(stopped, 0, 1)
      thread.postMessage(null)
      return ended
    },
  }
}
