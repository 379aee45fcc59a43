import { KEYWORD_LEVEL, MAX_IMPACT, type Postings } from '../index-format'
import { foldPinyin, isPinyin } from '../text/pinyin-fold'
import { WEAK_CHARACTER_PAIR } from '../text/stop-words'
import type { QueryToken } from './query'

/** A term of the index with its occurrences. */
export interface TermEntry {
  term: string
  postings: Postings
}

/** The parts of the index that a lookup needs. */
export interface TermAccess {
  /** Number of pages. */
  pages: number
  /** Returns the term and, with `prefix`, terms that start with it, in order. */
  terms(term: string, prefix: boolean): Promise<TermEntry[]>
  /** Returns words with a first letter, for correcting typos. */
  words(letter: string): Promise<string[]>
}

/** Occurrences of a token of the query. */
export interface TokenMatch {
  token: QueryToken
  /** Weight of the token: its rarity times its significance as a word. */
  weight: number
  /** Strength from 0 to 1 by page. */
  pages: Map<number, number>
  /** Strength and heading level by page and section, see `headingKey`. */
  headings: Map<number, { strength: number; level: number }>
}

/** Returns a number that identifies a section of a page. */
export function headingKey(page: number, section: number): number {
  return page * 4096 + Math.min(section, 4095)
}

/** Returns the page of a `headingKey`. */
export function pageOfKey(key: number): number {
  return Math.floor(key / 4096)
}

/** A term to look up, with a factor relative to the token itself. */
interface Wanted {
  term: string
  prefix: boolean
  factor: number
}

const STEM_FACTOR = 0.85
const PREFIX_FACTOR = 0.6
const PINYIN_PREFIX_FACTOR = 0.9
const FULL_PINYIN_FACTOR = 0.9
const INITIALS_FACTOR = 0.7
/** Weight of a pair with a weak character in a title or keyword. */
const NAMED_PAIR = 0.75

/** Looks up a token: literally, by its stems, and as pinyin. */
export async function lookUpToken(token: QueryToken, access: TermAccess): Promise<TokenMatch> {
  const { text, kind, stems } = token
  const isSingle = Array.from(text).length === 1
  const own = await findTerms({ term: text, prefix: kind === 'word' || isSingle, factor: 1 }, access)
  if (kind === 'han') return toMatch(token, own, access.pages)
  const isExact = own.some(({ entry }) => entry.term === text)
  const others: Wanted[] = [
    ...stems.map(term => ({ term, prefix: true, factor: STEM_FACTOR })),
    ...(isExact || token.isEnglish ? [] : pinyinReadings(text)),
  ]
  const found = await Promise.all(others.map(wanted => findTerms(wanted, access)))
  return toMatch(token, [...own, ...found.flat()], access.pages)
}

/** Looks up Han characters by their reading; only headings and keywords are indexed that way. */
export async function lookUpSound(token: QueryToken, sound: string, access: TermAccess): Promise<TokenMatch> {
  const wanted = { term: `~${foldPinyin(sound)}`, prefix: true, factor: FULL_PINYIN_FACTOR }
  return toMatch(token, await findTerms(wanted, access), access.pages)
}

async function findTerms(
  { term, prefix, factor }: Wanted,
  access: TermAccess,
): Promise<{ entry: TermEntry; factor: number }[]> {
  const entries = await access.terms(term, prefix)
  return entries.map(entry => {
    const rest = entry.term === term ? 1 : beginning(term, entry.term)
    return { entry, factor: factor * rest }
  })
}

/**
 * Returns the factor for a term of which only the beginning was typed. Pinyin terms extend to the end of their
 * phrase.
 */
function beginning(typed: string, term: string): number {
  if (/^[~|]/.test(term)) return PINYIN_PREFIX_FACTOR
  return PREFIX_FACTOR * Math.sqrt(typed.length / term.length)
}

/** Returns the possible readings of letters as pinyin: whole syllables, initials. */
function pinyinReadings(text: string): Wanted[] {
  const readings: Wanted[] = []
  if (text.length >= 3 && text.length <= 36 && isPinyin(text))
    readings.push({ term: `~${foldPinyin(text)}`, prefix: true, factor: FULL_PINYIN_FACTOR })
  if (/^[a-hj-tw-z]{2,6}$/.test(text))
    readings.push({ term: `|${text}`, prefix: true, factor: INITIALS_FACTOR })
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
  const own = isNamed(token, headings) ? NAMED_PAIR : token.weight
  return { token, weight: own * rarity(pages.size, total), pages, headings }
}

/** Whether a pair such as 按下 is a name, although one of its characters is insignificant alone. */
function isNamed({ kind, weight }: QueryToken, headings: TokenMatch['headings']): boolean {
  if (kind !== 'han' || weight !== WEAK_CHARACTER_PAIR) return false
  return [...headings.values()].some(({ level }) => level === 1 || level === KEYWORD_LEVEL)
}

/** Returns the inverse document frequency; highest for a word that does not occur. */
function rarity(pages: number, total: number): number {
  return Math.log(1 + total / (pages + 1))
}
