import {
  type CodeFragment,
  decodePostings,
  FORMAT_VERSION,
  type IndexGeneration,
  type IndexManifest,
  type PageFragment,
  type SynonymRule,
} from '../index-format'
import { type HanForms, readHanForms } from '../text/han-forms'
import { addCode, type LoadedPage, readPage } from './loaded-page'
import type { TermEntry } from './lookup'
import type { MatchAccess } from './match-query'

/** Loads the files of an index. */
export interface IndexSource {
  /** `fresh` bypasses every cache. */
  manifest(fresh: boolean): Promise<unknown>
  /** Returns the parsed content of a file, by its name relative to the manifest. */
  file(name: string): Promise<unknown>
}

/** An index whose files are fetched on demand, once each. */
export interface IndexAccess extends MatchAccess {
  manifest: IndexManifest
  page(page: number): Promise<LoadedPage>
  /** Returns the page with its code. */
  withCode(page: LoadedPage): Promise<LoadedPage>
  /** Returns the older generation of a page, if any. */
  generationOf(page: number): IndexGeneration | undefined
  isAllowed(filters: (string | string[])[]): (page: number) => boolean
  /** Returns the filter of a page, or ''. */
  categoryOf(page: number): string
}

const MAX_SHARDS = 8
const MAX_TERMS = 60

export function accessIndex(manifest: IndexManifest, source: IndexSource): IndexAccess {
  if (manifest.version !== FORMAT_VERSION) throw new Error('The search index has another format.')
  const { hash, shards, lexicon, pages } = manifest
  const files = new Map<string, Promise<unknown>>()

  const load = <T>(name: string, read: (content: unknown) => T): Promise<T> => {
    let file = files.get(name)
    if (!file) {
      file = source.file(`${hash}/${name}`).then(read)
      file.catch(() => files.delete(name))
      files.set(name, file)
    }
    return file as Promise<T>
  }
  const shard = (index: number) => load(`t${index}.json`, content => readShard(readPair(content, hash)))
  const facetOf = manifest.facetRuns.flatMap(([facet, count]) => Array<number>(count).fill(facet))

  return {
    manifest,
    pages,
    async terms(term, prefix) {
      if (shards.length === 0) return []
      const first = Math.max(0, findLast(shards, term))
      const last = prefix ? Math.max(first, findLast(shards, `${term}\uffff`)) : first
      const wanted = Array.from(
        { length: Math.min(last - first + 1, MAX_SHARDS) },
        (_, index) => first + index,
      )
      const lines = (await Promise.all(wanted.map(shard))).map(read => read(term, prefix))
      return lines.flat().slice(0, MAX_TERMS)
    },
    async words(letter) {
      if (lexicon.length === 0) return []
      const index = Math.max(0, findLast(lexicon, letter))
      return load(`w${index}.json`, content => readPair(content, hash).split(' '))
    },
    dictionary: async () =>
      manifest.dictionary
        ? load('d.json', content => {
            const [own, rules] = content as [string, SynonymRule[]]
            if (own !== hash) throw new Error('A file belongs to another index.')
            return rules
          })
        : [],
    hanForms: () =>
      load('h.json', (content): HanForms => {
        const [own, variants, readings] = content as [string, string, string]
        if (own !== hash) throw new Error('A file belongs to another index.')
        return readHanForms(variants, readings)
      }),
    generationOf: page =>
      manifest.generations.find(({ runs }) =>
        runs.some(([first, count]) => page >= first && page < first + count),
      ),
    page: page =>
      load(`p${page}.json`, content => {
        const fragment = content as PageFragment
        if (fragment?.hash !== hash) throw new Error('A file belongs to another index.')
        return readPage(page, fragment)
      }),
    async withCode(loaded) {
      const { code } = loaded.fragment
      if (code < 0 || loaded.code) return loaded
      const pages = await load(`c${code}.json`, content => {
        const fragment = content as CodeFragment
        if (fragment?.hash !== hash) throw new Error('A file belongs to another index.')
        return fragment.pages
      })
      return addCode(loaded, pages[loaded.page]!)
    },
    categoryOf: page => manifest.facets[facetOf[page]!]?.[2] ?? '',
    isAllowed(filters) {
      const allowed = manifest.facets.map(([language, tag]) => {
        const own = [`language:${language}`, `docusaurus_tag:${tag}`]
        return filters.every(filter =>
          [filter].flat().some(wanted => own.includes(wanted) || !isKnown(wanted)),
        )
      })
      return page => allowed[facetOf[page]!] === true
    },
  }
}

/** Whether the embedded index has the facet of a filter; other filters match all pages. */
function isKnown(filter: string): boolean {
  return /^(?:language|docusaurus_tag):/.test(filter)
}

function readPair(content: unknown, hash: string): string {
  const [own, text] = content as [string, string]
  if (own !== hash) throw new Error('A file belongs to another index.')
  return text
}

/** Returns a function that finds terms in a shard. Postings are decoded on demand. */
function readShard(text: string): (term: string, prefix: boolean) => TermEntry[] {
  const lines = text.split('\n')
  const terms = lines.map(line => line.slice(0, line.indexOf('\t')))
  const entry = (index: number): TermEntry => ({
    term: terms[index]!,
    postings: decodePostings(lines[index]!.slice(terms[index]!.length + 1)),
  })
  return (term, prefix) => {
    let index = findLast(terms, term)
    if (terms[index] !== term) index++
    const found: TermEntry[] = []
    while (index < terms.length && found.length < MAX_TERMS) {
      if (prefix ? !terms[index]!.startsWith(term) : terms[index] !== term) break
      found.push(entry(index++))
    }
    return found
  }
}

/** Returns the index of the last entry that is not greater; -1 if all are greater. */
function findLast(sorted: string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= wanted) low = middle + 1
    else high = middle
  }
  return low - 1
}
