import { MAX_IMPACT, type Postings } from './index-format'
import type { QueryToken } from './query'
import { findNearWords, TYPO_LENGTH } from './typo'

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
  /** Words that may have been meant. */
  words(letter: string): Promise<string[]>
}

/** Where a token of the query was found. */
export interface TokenMatch {
  /** Rarity: a token on few pages says more. */
  idf: number
  /** Strength from 0 to 1 by page. */
  pages: Map<number, number>
  /** Strength and heading level by page and section, see `headingKey`. */
  headings: Map<number, { strength: number; level: number }>
  /** Texts that show the token on a page; the query's own, a corrected word. Empty for pinyin. */
  texts: string[]
}

/** One number for a section of a page. */
export function headingKey(page: number, section: number): number {
  return page * 4096 + Math.min(section, 4095)
}

/** Looks a token up: as it is, as pinyin, by its parts, and at last as a typing error. */
export async function lookUpToken(token: QueryToken, access: TermAccess): Promise<TokenMatch[]> {
  const { text, kind, parts } = token
  const found = await access.terms(text, kind === 'word' || Array.from(text).length === 1)
  const exact = found[0]?.term === text
  const entries = found.map(entry => ({ entry, factor: prefixFactor(text, entry.term) }))
  if (kind === 'han') return [toMatch(entries, [text], access.pages)]

  if (!exact) {
    for (const { term, factor } of pinyinReadings(text)) {
      const readings = await access.terms(term, true)
      const share = (entry: TermEntry) => factor * Math.sqrt(term.length / entry.term.length)
      entries.push(...readings.map(entry => ({ entry, factor: share(entry) })))
    }
  }
  if (entries.length > 0) return [toMatch(entries, [text], access.pages)]

  if (parts.length > 1) {
    const matches = await Promise.all(
      parts.map(async part => {
        const pieces = await access.terms(part, part.length > 2)
        const weighed = pieces.map(entry => ({ entry, factor: 0.6 * prefixFactor(part, entry.term) }))
        return toMatch(weighed, [part], access.pages)
      }),
    )
    if (matches.every(match => match.pages.size > 0)) return matches
  }
  return [await lookUpTypo(text, access)]
}

async function lookUpTypo(text: string, access: TermAccess): Promise<TokenMatch> {
  if (text.length < TYPO_LENGTH) return toMatch([], [text], access.pages)
  let near = findNearWords(text, await access.words(text[0]!))
  if (near.length === 0) near = findNearWords(text, await access.words(text[1]!))
  const entries = (await Promise.all(near.map(word => access.terms(word, false)))).flat()
  return toMatch(
    entries.map(entry => ({ entry, factor: 0.4 })),
    near,
    access.pages,
  )
}

function prefixFactor(text: string, term: string): number {
  return term === text ? 1 : 0.6 * Math.sqrt(text.length / term.length)
}

const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?(?:[aeiouv]{1,3})(?:ng?(?![aeiouv])|r(?![aeiouv]))?)+(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?$/

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
  entries: { entry: TermEntry; factor: number }[],
  texts: string[],
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
  return { idf: Math.log(1 + total / Math.max(pages.size, 0.5)), pages, headings, texts }
}
