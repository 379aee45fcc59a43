import { KEYWORD_LEVEL, MAX_IMPACT, type Postings } from '../index-format'
import { foldPinyin, isPinyin } from '../text/pinyin-fold'
import { WEAK_CHARACTER_PAIR } from '../text/stop-words'
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
  /** Rarity times what it says as a word: the weight of the token. */
  weight: number
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

/** A term to look up, and how much it counts beside the token itself. */
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
/** What a pair with a weak character is worth that stands in a title or keyword. */
const NAMED_PAIR = 0.75

/** Looks a token up: as it is, by its stems, and as pinyin. */
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

/** Looks Han characters up by how they sound; only headings and keywords are indexed so. */
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

/** What a term is worth of which only the beginning was typed. Pinyin terms run on to the end of their phrase. */
function beginning(typed: string, term: string): number {
  if (/^[~|]/.test(term)) return PINYIN_PREFIX_FACTOR
  return PREFIX_FACTOR * Math.sqrt(typed.length / term.length)
}

/** The readings a string of letters may have as pinyin: whole syllables, initials. */
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

/** A pair such as 按下 that names something, though one of its characters says little by itself. */
function isNamed({ kind, weight }: QueryToken, headings: TokenMatch['headings']): boolean {
  if (kind !== 'han' || weight !== WEAK_CHARACTER_PAIR) return false
  return [...headings.values()].some(({ level }) => level === 1 || level === KEYWORD_LEVEL)
}

/** Inverse document frequency. A word that is nowhere is as rare as can be. */
function rarity(pages: number, total: number): number {
  return Math.log(1 + total / (pages + 1))
}
