import { createIndexSource, type FetchFile } from './read/index-source'
import { createReader, type IndexReader } from './read/reader'
import { type IndexFile, MANIFEST_NAME } from './write/index-builder'

/** Opens an index on a host by the address of its manifest. Files are fetched on demand. */
export function openIndex(manifestUrl: string, fetchFile: FetchFile = fetch as FetchFile): IndexReader {
  return createReader(createIndexSource(manifestUrl, fetchFile))
}

/** Opens an index in memory. */
export function openFiles(files: Iterable<IndexFile>): IndexReader {
  const known = new Map([...files].map(({ name, data }) => [name, data]))
  const load = async (name: string) => JSON.parse(new TextDecoder().decode(known.get(name)))
  return createReader({ manifest: () => load(MANIFEST_NAME), file: load })
}
