import {
  encodePostings,
  FORMAT_VERSION,
  type IndexManifest,
  MAX_IMPACT,
  type Postings,
  type SynonymRule,
} from '../index-format'
import type { AnalysedPage } from './analyse-page'
import { hashText } from './hash'
import { cutByLetter, cutShards, findGeneration, packCode, readFacets } from './index-parts'

/** A file of the index; `name` is relative to the folder of the index. */
export interface IndexFile {
  name: string
  data: Uint8Array
}

export interface IndexOptions {
  /** Phrases of a query, with alternatives. */
  synonyms?: SynonymRule[]
  /** Older generations, with path prefixes. */
  generations?: { label: string; names: string[]; paths: string[] }[]
  /** Returns variants and readings of the Han characters that occur. */
  hanTables?: (characters: ReadonlySet<string>) => { variants: string; readings: string }
}

export interface BuiltIndex {
  files: IndexFile[]
  manifest: IndexManifest
}

/** The only fixed file name. */
export const MANIFEST_NAME = 'manifest.json'

/** Takes analysed pages in any order and writes the files of the index. */
export function createIndexBuilder(options: IndexOptions): {
  add(page: AnalysedPage): void
  finish(): BuiltIndex
} {
  const pages: Omit<AnalysedPage, 'terms' | 'weights' | 'headings' | 'words'>[] = []
  const terms = new Map<string, { pages: number[]; weights: number[]; headings: number[] }>()
  const words = new Map<string, number>()

  return {
    add({ terms: found, weights, headings, words: spelled, ...page }) {
      const id = pages.push(page) - 1
      found.forEach((term, index) => {
        const entry = terms.get(term) ?? { pages: [], weights: [], headings: [] }
        if (entry.pages.length === 0) terms.set(term, entry)
        entry.pages.push(id)
        entry.weights.push(weights[index]!)
        for (const heading of headings[index] || []) entry.headings.push(id, heading)
      })
      for (const word of spelled) words.set(word, (words.get(word) ?? 0) + 1)
    },

    finish() {
      // Pages arrive in the order in which workers finish; sorted by path for reproducible builds.
      const order = pages.map((_, id) => id).sort((a, b) => compare(pages[a]!.path, pages[b]!.path))
      const rank = new Int32Array(pages.length)
      for (const [place, id] of order.entries()) rank[id] = place
      const average = pages.reduce((sum, page) => sum + page.length, 0) / (pages.length || 1)
      const impactOf = (weight: number, id: number) => {
        const saturation = 1.2 * (0.4 + (0.6 * pages[id]!.length) / (average || 1))
        return Math.max(1, Math.round((MAX_IMPACT * weight) / (weight + saturation)))
      }

      const sorted = [...terms.keys()].sort(compare)
      const lines = sorted.map(term => {
        const entry = terms.get(term)!
        const postings: Postings = {
          pages: entry.pages
            .map((id, index) => ({ page: rank[id]!, impact: impactOf(entry.weights[index]!, id) }))
            .sort((a, b) => a.page - b.page),
          headings: readHeadings(entry.headings, rank),
        }
        return `${term}\t${encodePostings(postings)}`
      })
      const shards = cutShards(lines)
      const vocabulary = [...words]
        .filter(([, uses]) => uses > 1 || pages.length < 2000)
        .map(([word]) => word)
      const lists = cutByLetter(vocabulary.sort(compare))
      const sortedPages = order.map(id => pages[id]!)
      const { facets, facetRuns } = readFacets(sortedPages)
      const { packs, packOf } = packCode(sortedPages)
      const contents = {
        t: shards.map(shard => shard.join('\n')),
        w: lists.map(list => list.join(' ')),
        p: sortedPages.map((page, at) => JSON.stringify({ code: packOf[at], ...page.fragment })),
        c: packs.map(pages => JSON.stringify({ pages })),
      }
      const dictionary = (options.synonyms ?? []).filter(({ together }) => together)
      const manifest: IndexManifest = {
        version: FORMAT_VERSION,
        hash: '',
        pages: pages.length,
        shards: shards.map(shard => shard[0]!.slice(0, shard[0]!.indexOf('\t'))),
        lexicon: lists.map(list => list[0]![0]!),
        facets,
        facetRuns,
        synonyms: (options.synonyms ?? []).filter(({ together }) => !together),
        ...(dictionary.length > 0 && { dictionary: true }),
        generations: (options.generations ?? []).map(generation => findGeneration(generation, sortedPages)),
        suggestions: [],
      }
      const { variants, readings } = options.hanTables?.(listCharacters(sorted)) ?? {
        variants: '',
        readings: '',
      }
      const hash = hashText([
        JSON.stringify(manifest),
        JSON.stringify(dictionary),
        variants,
        readings,
        ...contents.t,
        ...contents.w,
        ...contents.p,
        ...contents.c,
      ])
      manifest.hash = hash
      const files = [
        toFile(MANIFEST_NAME, JSON.stringify(manifest)),
        toFile(`${hash}/h.json`, JSON.stringify([hash, variants, readings])),
        ...(dictionary.length > 0 ? [toFile(`${hash}/d.json`, JSON.stringify([hash, dictionary]))] : []),
        ...contents.t.map((text, index) => toFile(`${hash}/t${index}.json`, JSON.stringify([hash, text]))),
        ...contents.w.map((text, index) => toFile(`${hash}/w${index}.json`, JSON.stringify([hash, text]))),
        ...(['p', 'c'] as const).flatMap(kind =>
          contents[kind].map((json, index) =>
            toFile(`${hash}/${kind}${index}.json`, `{"hash":"${hash}",${json.slice(1)}`),
          ),
        ),
      ]
      return { files, manifest }
    },
  }
}

function readHeadings(flat: number[], rank: Int32Array): Postings['headings'] {
  const headings: Postings['headings'] = []
  for (let at = 0; at < flat.length; at += 2) {
    const place = flat[at + 1]!
    headings.push({ page: rank[flat[at]!]!, section: place >> 3, level: place & 7 })
  }
  return headings.sort((a, b) => a.page - b.page || a.section - b.section)
}

/** Returns the Han characters of the index's terms. */
function listCharacters(terms: string[]): Set<string> {
  return new Set(terms.filter(term => term.charCodeAt(0) >= 0x2e80).flatMap(term => Array.from(term)))
}

/** Creates a text file. */
export function toFile(name: string, json: string): IndexFile {
  return { name, data: new TextEncoder().encode(json) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
