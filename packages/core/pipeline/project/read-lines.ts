import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from '../../paths'

const CHUNK = 1 << 20

/**
 * Yields the lines of a file without reading it into one string; nothing if the file does not exist. (Node's
 * reader also splits at U+2028, which JSON does not escape.)
 */
export function* readLines(file: string): Generator<string> {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r')
  const chunk = Buffer.alloc(CHUNK)
  let rest = Buffer.alloc(0)
  try {
    for (let size = readSync(handle, chunk); size > 0; size = readSync(handle, chunk)) {
      const data = Buffer.concat([rest, chunk.subarray(0, size)])
      let start = 0
      for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10, start)) {
        yield data.toString('utf8', start, end)
        start = end + 1
      }
      rest = data.subarray(start)
    }
    if (rest.length > 0) yield rest.toString()
  } finally {
    closeSync(handle)
  }
}

/** Chunk size: few write calls, little garbage. */
const WRITTEN = 1 << 16

/** Writes lines in chunks to a temporary name and renames it, because two builds may share a folder. */
export function writeLines(file: string, lines: Iterable<string>): void {
  mkdirSync(dirname(file), { recursive: true })
  const pending = `${file}.${process.pid}`
  const handle = openSync(pending, 'w')
  try {
    let piece = ''
    for (const line of lines) {
      piece += `${line}\n`
      if (piece.length < WRITTEN) continue
      writeFileSync(handle, piece)
      piece = ''
    }
    writeFileSync(handle, piece)
    renameSync(pending, file)
  } finally {
    closeSync(handle)
    rmSync(pending, { force: true })
  }
}
