import { MAX_IMPACT, type Postings } from './index-format'
import type { QueryToken } from './query'

/** A term of the index and where it stands. */
export interface TermEntry {
  term: string
  postings: Postings
}

/** What a lookup needs of the index. */
export interface TermAccess {
  /** Number of pages. */
  pages: number
  /** The term itself and, when asked for, terms that begin with it; in order. */
  terms(term: string, prefix: boolean): Promise<TermEntry[]>
  /** Words that begin with a letter, for typing errors. */
  words(letter: string): Promise<string[]>
}

/** Where a token of the query was found. */
export interface TokenMatch {
  token: QueryToken
  /** Rarity: a token on few pages says more. */
  idf: number
  /** Strength from 0 to 1 by page. */
  pages: Map<number, number>
  /** Strength and heading level by page and section, see `headingKey`. */
  headings: Map<number, { strength: number; level: number }>
}

/** One number for a section of a page. */
export function headingKey(page: number, section: number): number {
  return page * 4096 + Math.min(section, 4095)
}

/** The page of a `headingKey`. */
export function pageOfKey(key: number): number {
  return Math.floor(key / 4096)
}

/** Looks a token up: as it is, as pinyin, and by its parts. */
export async function lookUpToken(token: QueryToken, access: TermAccess): Promise<TokenMatch[]> {
  const { text, kind, parts } = token
  const found = await access.terms(text, kind === 'word' || Array.from(text).length === 1)
  const entries = found.map(entry => ({ entry, factor: prefixFactor(text, entry.term) }))
  const isExact = found[0]?.term === text
  if (kind === 'word' && !isExact) {
    for (const { term, factor } of pinyinReadings(text)) {
      for (const entry of await access.terms(term, true)) {
        entries.push({ entry, factor: factor * Math.sqrt(term.length / entry.term.length) })
      }
    }
  }
  if (entries.length > 0 || parts.length < 2) return [toMatch(token, entries, access.pages)]

  const matches = await Promise.all(
    parts.map(async part => {
      const pieces = await access.terms(part, part.length > 2)
      const weighed = pieces.map(entry => ({ entry, factor: 0.6 * prefixFactor(part, entry.term) }))
      return toMatch({ ...token, text: part, parts: [] }, weighed, access.pages)
    }),
  )
  // Numbers may differ, as in `text-[18rpx]`; a word that is nowhere is rather a typing error.
  const usable = matches.filter(match => match.pages.size > 0)
  const isWhole = matches.every(match => match.pages.size > 0 || /^\d+$/.test(match.token.text))
  return isWhole && usable.length > 0 ? usable : [toMatch(token, [], access.pages)]
}

function prefixFactor(text: string, term: string): number {
  return term === text ? 1 : 0.6 * Math.sqrt(text.length / term.length)
}

const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?[aeiouv]{1,3}(?:ng?(?![aeiouv])|r(?![aeiouv]))?)+(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?$/

/** The readings a string of letters may have as pinyin: whole syllables, initials. */
function pinyinReadings(text: string): { term: string; factor: number }[] {
  const readings: { term: string; factor: number }[] = []
  if (text.length >= 3 && text.length <= 36 && SYLLABLES.test(text)) {
    readings.push({ term: `~${text}`, factor: 0.9 })
  }
  if (/^[a-hj-tw-z]{2,6}$/.test(text)) readings.push({ term: `|${text}`, factor: 0.7 })
  return readings
}

function toMatch(
  token: QueryToken,
  entries: { entry: TermEntry; factor: number }[],
  total: number,
): TokenMatch {
  const pages: TokenMatch['pages'] = new Map()
  const headings: TokenMatch['headings'] = new Map()
  for (const { entry, factor } of entries) {
    for (const { page, impact } of entry.postings.pages) {
      const strength = (factor * impact) / MAX_IMPACT
      if (strength > (pages.get(page) ?? 0)) pages.set(page, strength)
    }
    for (const { page, section, level } of entry.postings.headings) {
      const key = headingKey(page, section)
      if (factor > (headings.get(key)?.strength ?? 0)) headings.set(key, { strength: factor, level })
    }
  }
  // Four more pages than there are: on a small site a word on one page is not much rarer than one on three.
  return { token, idf: Math.log(1 + total / (pages.size + 4)), pages, headings }
}
