import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { basename, dirname, join } from '../paths'

/**
 * Selects the Brotli quality: 10 for files that are cached for a year (11 takes two and a half times as long
 * for two percent), 7 for pages.
 */
type CompressionEffort = 'page' | 'asset'

/** A file to write with its compressed versions; without data, it already exists. */
export interface FileJob {
  file: string
  data?: string | Uint8Array
  effort: CompressionEffort
  /** Compressed versions that the author provides. */
  given?: string[]
  /** Folder that shares compressed versions between sites. */
  formsDir?: string
}

/** Extensions of the compressed versions. */
export const FORMS = ['.br', '.gz']

const TEXT_FILE = /\.(?:html|js|mjs|css|json|xml|txt|md|svg|map|webmanifest|bin)$/

export function gainsFromCompression(file: string): boolean {
  return TEXT_FILE.test(file)
}

/** Above this size, quality 10 takes a second and gains only a few percent, on files that few visitors load. */
const LARGE = 256 * 1024

const brotliInPool = promisify(brotliCompress)
const gzipInPool = promisify(gzip) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>

/** Writes a file and its compressed versions; `folders` are known to exist. */
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

/** Synchronous: for thousands of pages, Node's thread pool and streams would add half of the compression time. */
function compressPage(bytes: Buffer): [Buffer, Buffer] {
  return [brotliCompressSync(bytes, brotliOptions(bytes, 7)), gzipSync(bytes, { level: 6 })]
}

function compressAsset(bytes: Buffer): Promise<[Buffer, Buffer]> {
  const quality = bytes.length > LARGE ? 9 : 10
  return Promise.all([brotliInPool(bytes, brotliOptions(bytes, quality)), gzipInPool(bytes, { level: 9 })])
}

/** Reuses the compressed versions of another site; the file name contains a content hash. */
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

/** Limits the window to the file size: allocating larger tables takes longer than compressing a small file. */
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
