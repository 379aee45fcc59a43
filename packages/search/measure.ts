import type { SearchAnswer } from './protocol'
import { createReader } from './read/reader'
import { type IndexFile, MANIFEST_NAME } from './write/index-builder'

/** Cost and result of one query. */
export interface QueryMeasure {
  query: string
  answer: SearchAnswer
  /** Bytes and files fetched if this is a visitor's first query. */
  firstBytes: number
  firstFiles: number
  /** Bytes fetched if the previous query of the list has already run. */
  laterBytes: number
}

/** Runs queries against an index in memory and counts the bytes that a browser would fetch. */
export async function measureQueries(input: {
  files: IndexFile[]
  queries: string[]
  /** Returns the transfer size of a file, after compression. */
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
  const askNext = async ({ reader, count }: ReturnType<typeof countingReader>, query: string) => {
    const before = count.bytes
    await reader.search({ indexName: 'docs', query })
    return count.bytes - before
  }
  let last: ReturnType<typeof countingReader> | undefined
  for (const query of input.queries) {
    const own = countingReader()
    const answer = await own.reader.search({ indexName: 'docs', query })
    const { bytes: firstBytes, files: firstFiles } = own.count
    measures.push({
      query,
      answer,
      firstBytes,
      firstFiles,
      laterBytes: last ? await askNext(last, query) : 0,
    })
    last = own
  }
  // The first query follows the last one.
  if (last) measures[0]!.laterBytes = await askNext(last, measures[0]!.query)
  return measures
}
