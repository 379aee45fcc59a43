import { existsSync, readFileSync, statSync } from 'node:fs'
import type { CompiledPage } from '../../markdown'
import { contentHash } from '../project/hash'
import { readLines, writeLines } from '../project/read-lines'
import { remember } from '../project/remember'

/** What was compiled, on disk: a source whose text and surroundings are the same is not compiled again. */
export interface CompiledStore {
  /** The page of a key, if all that was read for it is as it was. */
  find(key: string): CompiledPage | undefined
  save(pages: Map<string, CompiledPage>): void
}

/** One line of the file; it needs no check, since the engine is part of the key. */
interface Line {
  key: string
  /** How the files were that have been looked at. */
  reads: Record<string, string>
  page: CompiledPage
}

export function openCompiledStore(file: string): CompiledStore {
  const known = new Map<string, Line>()
  const stampOf = remember(readStamp)
  const isThere = remember(existsSync)
  for (const text of readLines(file)) {
    const line = parseLine(text)
    if (line) known.set(line.key, line)
  }
  return {
    find(key) {
      const line = known.get(key)
      const isCurrent =
        line &&
        Object.entries(line.reads).every(([path, stamp]) => stampOf(path) === stamp) &&
        line.page.record.found.every(isThere)
      if (line && !isCurrent) known.delete(key)
      return isCurrent ? line.page : undefined
    },
    save(pages) {
      if (pages.size === known.size && [...pages.keys()].every(key => known.has(key))) return
      writeLines(file, toLines(pages))
    },
  }

  function* toLines(pages: Map<string, CompiledPage>): Generator<string> {
    for (const [key, page] of pages) {
      const reads = Object.fromEntries(page.record.reads.map(path => [path, stampOf(path)]))
      yield JSON.stringify({ key, reads, page } satisfies Line)
    }
  }
}

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    // A damaged line is a page that is compiled again.
    return undefined
  }
}

function readStamp(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 'nothing'
  return stat.isFile() ? contentHash(readFileSync(path)) : 'folder'
}
