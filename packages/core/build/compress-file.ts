import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { basename, dirname, join } from '../paths'

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

/** Endings of the compressed forms of a file. */
export const FORMS = ['.br', '.gz']

const TEXT_FILE = /\.(?:html|js|mjs|css|json|xml|txt|md|svg|map|webmanifest|bin)$/

export function gainsFromCompression(file: string): boolean {
  return TEXT_FILE.test(file)
}

/** Above this size quality 10 takes a second and gains a few percent on files that few visitors load. */
const LARGE = 256 * 1024

const brotliInPool = promisify(brotliCompress)
const gzipInPool = promisify(gzip) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>

/** Writes a file and its compressed forms; `folders` are those that are known to be there. */
export async function writeFile(job: FileJob, folders: Set<string>): Promise<void> {
  const { file, data, effort, given = [], formsDir } = job
  const bytes = data === undefined ? readFileSync(file) : Buffer.from(data as string)
  if (data !== undefined) {
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, bytes)
  }
  if (!gainsFromCompression(file)) return
  const [brotli, gzipped] =
    effort === 'page'
      ? compressPage(bytes)
      : await (formsDir ? compressOnce(bytes, join(formsDir, basename(file))) : compressAsset(bytes))
  if (!given.includes('.br')) writeFileSync(`${file}.br`, brotli)
  if (!given.includes('.gz')) writeFileSync(`${file}.gz`, gzipped)
}

/** There are thousands of pages, and the detour over Node's pool and streams takes half as long as compressing one. */
function compressPage(bytes: Buffer): [Buffer, Buffer] {
  return [brotliCompressSync(bytes, brotliOptions(bytes, 7)), gzipSync(bytes, { level: 6 })]
}

function compressAsset(bytes: Buffer): Promise<[Buffer, Buffer]> {
  const quality = bytes.length > LARGE ? 9 : 10
  return Promise.all([brotliInPool(bytes, brotliOptions(bytes, quality)), gzipInPool(bytes, { level: 9 })])
}

/** Takes what another site has left; the name of such a file tells what it holds. */
async function compressOnce(bytes: Buffer, kept: string): Promise<[Buffer, Buffer]> {
  const files = FORMS.map(ending => kept + ending)
  if (files.every(existsSync)) return files.map(file => readFileSync(file)) as [Buffer, Buffer]
  const made = await compressAsset(bytes)
  mkdirSync(dirname(kept), { recursive: true })
  for (const [index, file] of files.entries()) {
    writeFileSync(`${file}.${process.pid}`, made[index]!)
    renameSync(`${file}.${process.pid}`, file)
  }
  return made
}

/** A window no larger than the file: tables are made for all of it, and for small files take longer than the rest. */
function brotliOptions({ length }: Buffer, quality: number) {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants
  const fitting = Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16)))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(BROTLI_DEFAULT_WINDOW, fitting),
    },
  }
}
