import { z } from 'zod'
import { twinPath } from '../model'
import { readLines, writeLines } from '../pipeline'
import { FORMS, gainsFromCompression } from './compress'
import { type FileStamp, fileStampSchema, isUntouched, stampFile } from './file-stamp'
import { type WrittenIndex, writtenIndexSchema } from './outputs/search-index'
import { type PageRecord, pageFile } from './page-record'

/** First line of a record; a record of another engine version is discarded, because its content may differ. */
const headSchema = z.object({
  engineKey: z.string(),
  files: z.record(z.string(), fileStampSchema),
  index: writtenIndexSchema.optional(),
})

export interface BuildRecord {
  pages: Map<string, PageRecord>
  /** Whether a file and its compressed versions are unchanged since they were written. */
  isSound(path: string): boolean
  /** Files that are unchanged since they were written. */
  files: Map<string, FileStamp>
  index?: WrittenIndex
}

interface Place {
  file: string
  engineKey: string
  outDir: string
}

/** Reads the record of an output folder and verifies its files. */
export function readBuildRecord({ file, engineKey, outDir }: Place): BuildRecord {
  const files = new Map<string, FileStamp>()
  const pages = new Map<string, PageRecord>()
  const isSound = (path: string) =>
    files.has(path) && (!gainsFromCompression(path) || FORMS.every(ending => files.has(path + ending)))
  const record: BuildRecord = { pages, files, isSound }
  let head: z.output<typeof headSchema> | undefined
  for (const line of readLines(file)) {
    if (!head) {
      head = headSchema.optional().catch(undefined).parse(parse(line))
      if (head?.engineKey !== engineKey) break
      record.index = head.index
      for (const [path, stamp] of Object.entries(head.files))
        if (isUntouched(outDir, path, stamp)) files.set(path, stamp)
      continue
    }
    // Not validated, because the same engine version has written it.
    const page = parse(line) as PageRecord | undefined
    if (page && isSound(pageFile(page.path)) && (!page.hasTwin || isSound(twinPath(page.path).slice(1))))
      pages.set(page.path, page)
  }
  return record
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // Truncated by an interrupted build.
    return undefined
  }
}

/**
 * Writes the record of a build and returns the stamps of its files. It has one line per page, so that a large
 * site needs no huge string.
 */
export function writeBuildRecord({
  file,
  engineKey,
  outDir,
  files,
  previous,
  records,
  index,
}: Place & {
  files: string[]
  previous: BuildRecord
  records: PageRecord[]
  index?: WrittenIndex
}): Record<string, FileStamp> {
  const stamps: Record<string, FileStamp> = Object.fromEntries(
    files.map(path => [path, stampFile(outDir, path, previous.files.get(path))]),
  )
  writeLines(file, toLines({ engineKey, files: stamps, index }, records))
  return stamps
}

function* toLines(head: z.input<typeof headSchema>, records: PageRecord[]): Generator<string> {
  yield JSON.stringify(head)
  for (const record of records) yield JSON.stringify(record)
}
