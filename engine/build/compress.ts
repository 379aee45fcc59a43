import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Endings of files that gain from compression. */
const TEXT_FILE = /\.(?:html|js|mjs|css|json|xml|txt|md|svg|map|webmanifest|bin)$/

/** Above this size quality 11 takes seconds and gains a few percent on files that few visitors load. */
const LARGE = 256 * 1024

/** Files that wait in memory for their turn, at most. */
const MOST_WAITING = 32

/** Brotli quality: 11 for files that are cached for a year, 5 for pages (11 costs over 100 ms a page). */
export type CompressionEffort = 'page' | 'asset'

/** Writes files and, for text, their `.br` and `.gz` beside them. */
export interface Compressor {
  /** Returns when the file itself is written; compression goes on in other threads. */
  write(file: string, data: string | Uint8Array, effort: CompressionEffort): Promise<void>
  /** Makes the compressed forms of a file that is there. */
  compress(file: string, data: Uint8Array, effort: CompressionEffort): Promise<void>
  /** Waits for everything that has been started; throws the first error. */
  finish(): Promise<void>
}

/** Opens a compressor; this thread goes on with the next page while the last one is compressed. */
export function createCompressor(): Compressor {
  const running = new Set<Promise<void>>()
  let failure: unknown

  async function compress(file: string, data: Uint8Array, effort: CompressionEffort) {
    if (!TEXT_FILE.test(file)) return
    while (running.size >= MOST_WAITING) await Promise.race(running)
    const job = writeForms(file, data, effort)
      .catch(error => {
        failure ??= error
      })
      .finally(() => running.delete(job))
    running.add(job)
  }
  return {
    compress,
    async write(file, data, effort) {
      const bytes = typeof data === 'string' ? Buffer.from(data) : data
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
      await compress(file, bytes, effort)
    },
    async finish() {
      await Promise.all(running)
      if (failure) throw failure
    },
  }
}

const runBrotli = promisify(brotliCompress)
const runGzip = promisify(gzip) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>

async function writeForms(file: string, data: Uint8Array, effort: CompressionEffort): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'page' ? 5 : data.length > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  }
  const [brotli, gzipped] = await Promise.all([
    runBrotli(data, { params }),
    runGzip(data, { level: effort === 'page' ? 6 : 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}
