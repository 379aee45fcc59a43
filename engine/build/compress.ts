import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Endings of files that gain from compression. */
export const TEXT_FILE = /\.(?:html|js|mjs|css|json|xml|txt|md|svg|map|webmanifest|bin)$/

/** Above this size quality 11 takes seconds and gains a few percent on files that few visitors load. */
const LARGE = 256 * 1024

/** Brotli quality: 11 for files that are cached for a year, 5 for pages (11 costs over 100 ms a page). */
export type CompressionEffort = 'page' | 'asset'

/** Writes a file and, for text, its `.br` and `.gz` beside it; returns the bytes of the file itself. */
export function writeCompressed(file: string, data: string | Uint8Array, effort: CompressionEffort): number {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  if (!TEXT_FILE.test(file)) return bytes.length
  const quality = effort === 'page' ? 5 : bytes.length > LARGE ? 9 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: effort === 'asset' ? 9 : 6 }))
  return bytes.length
}
