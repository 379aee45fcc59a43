/** Version of the file format; a reader rejects other versions. README.md beside this file describes the format. */
export const FORMAT_VERSION = 3

/** The only file with a fixed name. All other files are in a folder named by `hash`. */
export interface IndexManifest {
  version: number
  hash: string
  /** Number of pages. */
  pages: number
  /** First term of each term shard `t<n>.json`, in order. */
  shards: string[]
  /** First letter of each word list `w<n>.json` for typing errors, in order. */
  lexicon: string[]
  /** Combinations of language, tag and category ('' for none) that occur. */
  facets: [language: string, tag: string, category: string][]
  /** Runs of pages in order: index into `facets`, number of pages. */
  facetRuns: [facet: number, pages: number][]
  /** Phrases of a query, with alternatives. */
  synonyms: SynonymRule[]
  /** Whether `d.json` exists. */
  dictionary?: boolean
  /** Older generations of the documented product. */
  generations: IndexGeneration[]
  /** Suggested queries; each finds the page first that it was chosen for. */
  suggestions: string[]
}

/** A reader's phrase and the words that pages use for it; applied in this direction only. */
export interface SynonymRule {
  /** Phrases, or regular expressions written as "/source/". */
  from: string[]
  /** Alternatives; `$1` is replaced by a group of the expression. */
  to: string[]
  /** Certainty from 0 to 1. With 1 the phrase is replaced; with less the query runs both ways. */
  weight?: number
  /**
   * Whether it is applied together with all other such rules, as one more variant of the query, for example a
   * translation.
   */
  together?: boolean
}

/** Pages ranked below the current ones unless the query names them. */
export interface IndexGeneration {
  /** Label shown at their hits. */
  label: string
  /** Words of a query that name the generation. */
  names: string[]
  /** First page and number of pages of each run. */
  runs: [page: number, count: number][]
}

// `d.json`: [hash, rules], the rules applied together; loaded for queries of several Latin words. `h.json`:
// [hash, variants, readings]; loaded if Han characters of a query are not found. `t<n>.json`: [hash, lines],
// one line per term: term, tab, postings, tab, heading postings. `w<n>.json`: [hash, words], separated by
// spaces.

/** `p<n>.json`: the text of one page, without its code. */
export interface PageFragment {
  hash: string
  /** Number of the file `c<n>.json` with its code; -1 for none. */
  code: number
  /** Path, including the base URL, if any. */
  url: string
  lvl0: string
  description: string
  keywords: string[]
  sections: FragmentSection[]
}

/** A section of a page; the first one is the title with the text before the first heading. */
type FragmentSection = [anchor: string, level: number, heading: string, text: string[]]

/** `c<n>.json`: code of neighbouring pages, loaded if nothing else of a page matches the query. */
export interface CodeFragment {
  hash: string
  /** Code fences of each section, by page. */
  pages: Record<number, string[][]>
}

/** Occurrences of a term: pages with an impact from 1 to 63, and headings. */
export interface Postings {
  pages: { page: number; impact: number }[]
  headings: { page: number; section: number; level: number }[]
}

/** Level of a heading posting that represents a keyword of the page. */
export const KEYWORD_LEVEL = 7

/** Highest impact of a posting. */
export const MAX_IMPACT = 63

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Encodes postings as text: page distance and impact, then page distance, section and level. Pages must ascend. */
export function encodePostings({ pages, headings }: Postings): string {
  let text = ''
  let last = 0
  for (const { page, impact } of pages) {
    text += encodeNumber(page - last) + DIGITS[impact]
    last = page
  }
  if (headings.length === 0) return text
  text += '\t'
  last = 0
  for (const { page, section, level } of headings) {
    text += encodeNumber(page - last) + encodeNumber(section) + DIGITS[level]
    last = page
  }
  return text
}

/** Decodes the result of `encodePostings`. */
export function decodePostings(text: string): Postings {
  const [pageText = '', headingText = ''] = text.split('\t')
  const pages: Postings['pages'] = []
  const headings: Postings['headings'] = []
  let cursor = { at: 0 }
  let page = 0
  while (cursor.at < pageText.length) {
    page += decodeNumber(pageText, cursor)
    pages.push({ page, impact: digitAt(pageText, cursor.at++) })
  }
  cursor = { at: 0 }
  page = 0
  while (cursor.at < headingText.length) {
    page += decodeNumber(headingText, cursor)
    const section = decodeNumber(headingText, cursor)
    headings.push({ page, section, level: digitAt(headingText, cursor.at++) })
  }
  return { pages, headings }
}

/** Encodes a number with five bits per character, lowest first; the sixth bit marks that more follow. */
function encodeNumber(value: number): string {
  let text = ''
  let rest = value
  while (rest > 31) {
    text += DIGITS[32 + (rest & 31)]
    rest >>>= 5
  }
  return text + DIGITS[rest]
}

function decodeNumber(text: string, cursor: { at: number }): number {
  let value = 0
  let shift = 0
  for (;;) {
    const digit = digitAt(text, cursor.at++)
    value |= (digit & 31) << shift
    if (digit < 32) return value
    shift += 5
  }
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 97) return code - 61
  if (code === 95) return 63
  if (code >= 65) return code - 55
  return code === 45 ? 62 : code - 48
}
