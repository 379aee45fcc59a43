/** Version of the file format; a reader refuses another. README.md beside this file describes the format. */
export const FORMAT_VERSION = 3

/** The one file with a fixed name. All other files stand in a folder named by `hash`. */
export interface IndexManifest {
  version: number
  hash: string
  /** Number of pages. */
  pages: number
  /** First term of each term shard `t<n>.json`, in order. */
  shards: string[]
  /** First letter of each word list `w<n>.json` for typing errors, in order. */
  lexicon: string[]
  /** Language, tag and category ('' for none), as they occur together. */
  facets: [language: string, tag: string, category: string][]
  /** Runs over the pages in order: index into `facets`, number of pages. */
  facetRuns: [facet: number, pages: number][]
  /** Phrases of a query that may mean others. */
  synonyms: SynonymRule[]
  /** Whether there is `d.json`. */
  dictionary?: boolean
  /** Older generations of what the site documents. */
  generations: IndexGeneration[]
  /** Queries to offer; each finds the page first that it was made for. */
  suggestions: string[]
}

/** What readers say, and the words of the pages for it. It works in this direction only. */
export interface SynonymRule {
  /** Phrases, or regular expressions written as "/source/". */
  from: string[]
  /** What may be meant; `$1` stands for a group of the expression. */
  to: string[]
  /** From 0 to 1: how sure that is. With 1 the phrase is replaced, with less the query is asked both ways. */
  weight?: number
  /** Carried out with all other such rules at once: one more way to put the query, as in another language. */
  together?: boolean
}

/** Pages that stand behind the current ones unless the query names them. */
export interface IndexGeneration {
  /** Shown at their hits. */
  label: string
  /** Words of a query that name it. */
  names: string[]
  /** First page and number of pages, for each run of pages. */
  runs: [page: number, count: number][]
}

// `d.json`: [hash, rules], those that are carried out together, needed for queries of several Latin words.
// `h.json`: [hash, variants, readings], needed when Han characters of a query are nowhere.
// `t<n>.json`: [hash, lines], one line per term: term, tab, postings, tab, heading postings.
// `w<n>.json`: [hash, words], separated by spaces.

/** `p<n>.json`: the text of one page, without its code. */
export interface PageFragment {
  hash: string
  /** The file `c<n>.json` that has its code; -1 when it has none. */
  code: number
  /** Path and, when the site has one, base URL. */
  url: string
  lvl0: string
  description: string
  keywords: string[]
  sections: FragmentSection[]
}

/** A section of a page; the first is the title with the text before the first heading. */
type FragmentSection = [anchor: string, level: number, heading: string, text: string[]]

/** `c<n>.json`: code of neighbouring pages, needed when nothing else of a page holds the query. */
export interface CodeFragment {
  hash: string
  /** By page: the fences of each section. */
  pages: Record<number, string[][]>
}

/** Where a term stands: pages with an impact from 1 to 63, and headings. */
export interface Postings {
  pages: { page: number; impact: number }[]
  headings: { page: number; section: number; level: number }[]
}

/** Level of a heading posting that stands for a keyword of the page. */
export const KEYWORD_LEVEL = 7

/** Highest impact that a posting can carry. */
export const MAX_IMPACT = 63

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Postings as text: page distance and impact, page distance and section and level. Pages must ascend. */
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

/** Reads what `encodePostings` wrote. */
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

/** Five bits a character, lowest first; the sixth bit says that more follow. */
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
