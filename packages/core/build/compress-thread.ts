import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { basename, dirname, join } from '../paths'
import { type CompressorInput, type FileJob, FORMS, gainsFromCompression } from './compress'

/** Above this size quality 10 takes a second and gains a few percent on files that few visitors load. */
const LARGE = 256 * 1024

const brotliInPool = promisify(brotliCompress)
const gzipInPool = promisify(gzip) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>

if (parentPort) serve(parentPort, workerData as CompressorInput)

function serve(port: MessagePort, { stopped }: CompressorInput): void {
  const folders = new Set<string>()
  port.on('message', async (job: FileJob | null) => {
    if (job === null) return port.close()
    if (Atomics.load(stopped, 0) === 1) return
    let failure: unknown
    try {
      await writeFile(job, folders)
    } catch (error) {
      failure = error
    }
    port.postMessage(failure)
  })
}

/** Writes a file and its compressed forms; `folders` are those that are known to be there. */
async function writeFile(job: FileJob, folders: Set<string>): Promise<void> {
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
