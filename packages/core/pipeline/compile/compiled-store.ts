import { existsSync, readFileSync, statSync } from 'node:fs'
import type { CompiledPage } from '../../markdown'
import { contentHash } from '../project/hash'
import { readLines, writeLines } from '../project/read-lines'
import { remember } from '../project/remember'

/** On-disk cache of compiled pages: a source is compiled again only if its text or its dependencies change. */
export interface CompiledStore {
  /** Returns the page of a key if all files read for it are unchanged. */
  find(key: string): CompiledPage | undefined
  save(pages: Map<string, CompiledPage>): void
}

/** One line of the file; not validated, because the key includes the engine's version. */
interface Line {
  key: string
  /** Stamps of the files that were read or looked up. */
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
    // A damaged line only means that the page is compiled again.
    return undefined
  }
}

function readStamp(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 'nothing'
  return stat.isFile() ? contentHash(readFileSync(path)) : 'folder'
}
