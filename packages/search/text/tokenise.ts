import { foldText } from './fold'

/** Maximum length of a term in the index; longer words are truncated in index and query. */
export const TERM_LENGTH = 40

/** A run of Han, kana or hangul characters. */
export interface HanRun {
  kind: 'han'
  /** Characters, one entry per code point. */
  characters: string[]
  start: number
  end: number
}

/** A Latin word with its inner punctuation: `text-[32rpx]`, `cssPreflight`, `@apply` without its sign. */
export interface Word {
  kind: 'word'
  /** Folded letters and digits, without punctuation: `text32rpx`. */
  text: string
  /** Offset in the source of each character of `text`. */
  offsets: number[]
  /** Indexes in `text` where a part starts; the first one is 0. */
  parts: number[]
  start: number
  end: number
}

/** Splits a text into Han runs and words. Shared by indexing, querying and highlighting. */
export function scanText(text: string): (HanRun | Word)[] {
  const folded = foldText(text)
  const found: (HanRun | Word)[] = []
  let at = 0
  while (at < folded.length) {
    const kind = kindOf(folded, at)
    if (kind === 'han') at = readHan(folded, at, found)
    else if (kind === 'word') at = readWord(text, folded, at, found)
    else at++
  }
  return found
}

/**
 * Visits the terms of a text: Han pairs, whole words, the rest of a word from each of its parts, and short
 * words joined with their neighbour.
 */
export function indexTerms(text: string, visit: (term: string, whole: boolean) => void): void {
  const runs = scanText(text)
  for (const run of runs) {
    if (run.kind === 'han') {
      for (const term of hanTerms(run.characters)) visit(term, true)
      continue
    }
    for (const part of run.parts) {
      if (part === 0 || run.text.length - part > 1)
        visit(run.text.slice(part, part + TERM_LENGTH), part === 0)
    }
  }
  for (const word of joinWords(runs, text)) visit(word.text, false)
}

/**
 * Joins adjacent words that are often written as one: "Tailwind CSS", "VS Code", "Vue 3", and with a version
 * "Tailwind CSS 4".
 */
export function joinWords(runs: (HanRun | Word)[], text: string): Word[] {
  const joined: Word[] = []
  for (const [index, second] of runs.entries()) {
    const first = runs[index - 1]
    if (second.kind !== 'word' || !isNext(first, second, text)) continue
    const pair = joinPair(first, second)
    const isVersion = /^v?\d{1,2}$/.test(second.text)
    if (!pair || (!isVersion && second.text.length > 4 && first.text.length > 3)) continue
    joined.push(pair)
    const before = runs[index - 2]
    const triple = isVersion && isNext(before, first, text) && joinPair(before, pair)
    if (triple) joined.push(triple)
  }
  return joined
}

function isNext(first: HanRun | Word | undefined, second: Word, text: string): first is Word {
  return first?.kind === 'word' && second.start === first.end + 1 && text[first.end] === ' '
}

function joinPair(first: Word, second: Word): Word | undefined {
  if (first.text.length + second.text.length > TERM_LENGTH / 2) return undefined
  const offsets = [...first.offsets, ...second.offsets]
  const { start } = first
  return { kind: 'word', text: first.text + second.text, offsets, parts: [0], start, end: second.end }
}

/** Returns the overlapping pairs of a Han run; for a single character, the character. */
export function hanTerms(characters: string[]): string[] {
  if (characters.length === 1) return characters
  const terms: string[] = []
  for (let at = 1; at < characters.length; at++) terms.push(characters[at - 1]! + characters[at])
  return terms
}

/** Returns the parts of a word: "text32rpx" with parts 0 and 4 gives "text" and "32rpx". */
export function wordParts(word: Pick<Word, 'text' | 'parts'>): string[] {
  return word.parts.map((part, index) => word.text.slice(part, word.parts[index + 1]))
}

function readHan(folded: string, start: number, found: (HanRun | Word)[]): number {
  let end = start
  while (end < folded.length && kindOf(folded, end) === 'han') end += isHighSurrogate(folded, end) ? 2 : 1
  found.push({ kind: 'han', characters: Array.from(folded.slice(start, end)), start, end })
  return end
}

function readWord(text: string, folded: string, start: number, found: (HanRun | Word)[]): number {
  const offsets: number[] = []
  const parts: number[] = []
  let at = start
  let joined = false
  while (at < folded.length) {
    const kind = kindOf(folded, at)
    if (kind === 'word') {
      if (at === start || (joined ? !isDotted(folded, at) : startsPart(text, folded, at)))
        parts.push(offsets.length)
      offsets.push(at++)
      joined = false
    } else if (kind === 'join' && wordFollows(folded, at)) {
      at++
      joined = true
    } else break
  }
  const isSolid = offsets.length === at - start
  const letters = isSolid ? folded.slice(start, at) : offsets.map(offset => folded[offset]).join('')
  found.push({ kind: 'word', text: letters, offsets, parts, start, end: offsets.at(-1)! + 1 })
  return at
}

/**
 * Whether a part starts here: at camel case humps, and at three or more letters after a digit: `remToRpx`,
 * `32rpx`.
 */
function startsPart(text: string, folded: string, at: number): boolean {
  if (isDigit(folded, at - 1)) return /^[a-z]{3}/.test(folded.slice(at, at + 3))
  if (!isUpper(text, at)) return false
  return !isUpper(text, at - 1) || (isLetter(folded, at + 1) && !isUpper(text, at + 1))
}

/** Whether a dot is inside of a version number, which is one part: "4.2.8". */
function isDotted(folded: string, at: number): boolean {
  return folded[at - 1] === '.' && isDigit(folded, at) && isDigit(folded, at - 2)
}

/** Whether a letter or digit follows after at most three joining characters. */
function wordFollows(folded: string, at: number): boolean {
  for (let ahead = at + 1; ahead <= at + 3 && ahead < folded.length; ahead++) {
    const kind = kindOf(folded, ahead)
    if (kind !== 'join') return kind === 'word'
  }
  return false
}

function kindOf(folded: string, at: number): 'han' | 'word' | 'join' | 'break' {
  const code = folded.charCodeAt(at)
  if (code < 0x80) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return 'word'
    return '-_./:[]#@'.includes(folded[at]!) ? 'join' : 'break'
  }
  if (code >= 0x2e80 && code <= 0xd7af) return code >= 0x3000 && code <= 0x303f ? 'break' : 'han'
  if (code >= 0xf900 && code <= 0xfaff) return 'han'
  if (code >= 0xd800 && code <= 0xdfff) return isHanSurrogate(folded, at) ? 'han' : 'break'
  return /[\p{L}\p{N}]/u.test(folded[at]!) ? 'word' : 'break'
}

function isHanSurrogate(folded: string, at: number): boolean {
  const point = folded.codePointAt(at)!
  return point >= 0x20000 && point <= 0x3ffff
}

function isHighSurrogate(folded: string, at: number): boolean {
  return folded.charCodeAt(at) >= 0xd800 && folded.charCodeAt(at) <= 0xdbff
}

function isDigit(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at)
  return code >= 48 && code <= 57
}

function isLetter(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at)
  return code >= 97 && code <= 122
}

function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 65 && code <= 90) || (code >= 0xff21 && code <= 0xff3a)
}
