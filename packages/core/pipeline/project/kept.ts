import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from '../../paths'
import { type FileRecord, isCurrent } from './file-record'

/** A cached result; not validated, because the key includes the engine's version. */
interface Kept<Made> {
  key: string
  record: FileRecord
  made: Made
}

/** Returns the cached result if the key and all files it was made from are unchanged. */
export function readKept<Made>(file: string, key: string): Made | undefined {
  if (!existsSync(file)) return undefined
  const kept = parse<Made>(readFileSync(file, 'utf8'))
  return kept?.key === key && isCurrent(kept.record) ? kept.made : undefined
}

function parse<Made>(text: string): Kept<Made> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    // Truncated by an interrupted build.
    return undefined
  }
}

export function writeKept<Made>(file: string, kept: Kept<Made>): void {
  mkdirSync(dirname(file), { recursive: true })
  // Renamed atomically, because two builds may share a cache.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
}
