import { type IndexFile, MANIFEST_NAME } from './index-builder'
import type { SearchAnswer } from './protocol'
import { createReader } from './reader'

/** What one query cost and found. */
export interface QueryMeasure {
  query: string
  answer: SearchAnswer
  /** Bytes and files fetched when this is a visitor's first query. */
  firstBytes: number
  firstFiles: number
  /** Bytes fetched when the query before it in the list has been asked already. */
  laterBytes: number
}

/** Asks queries of an index held in memory and counts the bytes a browser would fetch. */
export async function measureQueries(input: {
  files: IndexFile[]
  queries: string[]
  /** Size of a file on the wire, after compression. */
  size: (file: IndexFile) => number
}): Promise<QueryMeasure[]> {
  const files = new Map(input.files.map(file => [file.name, file]))
  const countingReader = () => {
    const count = { bytes: 0, files: 0 }
    const load = async (name: string): Promise<unknown> => {
      const file = files.get(name)
      if (!file) throw new Error(`No such file: ${name}`)
      count.bytes += input.size(file)
      count.files++
      return JSON.parse(new TextDecoder().decode(file.data))
    }
    return { reader: createReader({ manifest: () => load(MANIFEST_NAME), file: load }), count }
  }

  const measures: QueryMeasure[] = []
  for (const [at, query] of input.queries.entries()) {
    const first = countingReader()
    const answer = await first.reader.search({ indexName: 'docs', query })
    const later = countingReader()
    await later.reader.search({ indexName: 'docs', query: input.queries.at(at - 1)! })
    const before = later.count.bytes
    await later.reader.search({ indexName: 'docs', query })
    measures.push({
      query,
      answer,
      firstBytes: first.count.bytes,
      firstFiles: first.count.files,
      laterBytes: later.count.bytes - before,
    })
  }
  return measures
}
