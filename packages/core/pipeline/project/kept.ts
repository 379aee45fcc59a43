import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from '../../paths'
import { type FileRecord, isCurrent } from './file-record'

/** What was made of files: it needs no check, since the engine is part of the key. */
interface Kept<Made> {
  key: string
  record: FileRecord
  made: Made
}

/** What was made the last time, if it was asked for by the same key and no file that it was made of has changed. */
export function readKept<Made>(file: string, key: string): Made | undefined {
  if (!existsSync(file)) return undefined
  const kept = parse<Made>(readFileSync(file, 'utf8'))
  return kept?.key === key && isCurrent(kept.record) ? kept.made : undefined
}

function parse<Made>(text: string): Kept<Made> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    // Cut short by an interrupted build.
    return undefined
  }
}

export function writeKept<Made>(file: string, kept: Kept<Made>): void {
  mkdirSync(dirname(file), { recursive: true })
  // Two builds may share a cache.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
}
