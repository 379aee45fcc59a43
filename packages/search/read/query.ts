import type { SynonymRule } from '../index-format'
import { bareText, cleanQuery, foldText, squeezeText } from '../text/fold'
import { isPinyin, isSyllable } from '../text/pinyin-fold'
import { characterWeight, cutAtStopWords, isStopWord, pairWeight, wordWeight } from '../text/stop-words'
import { applySynonyms } from '../text/synonyms'
import {
  type HanRun,
  hanTerms,
  joinWords,
  scanText,
  TERM_LENGTH,
  type Word,
  wordParts,
} from '../text/tokenise'

/** A term that the query asks for. */
export interface QueryToken {
  kind: 'han' | 'word'
  text: string
  /** Stems of an English word, looked up as well. */
  stems: string[]
  /** The parts of a word, tried when the whole is nowhere. */
  parts: string[]
  /** The characters of the query that it stands for, numbered through all Han runs; empty for words. */
  characters: number[]
  /** How much it says as a word, from 0 to 1; how rare it is comes on top. */
  weight: number
  /** It stands in an English sentence, so that it is no pinyin. */
  isEnglish?: boolean
  /** The word that was probably meant by a mistyped one. */
  meant?: string
}

/** The query, or the query with a phrase replaced by another that may have been meant. */
export interface QueryVariant {
  /** What is asked, folded, words kept apart. */
  text: string
  /** Without white space. */
  squeezed: string
  /** Also without joining signs. */
  bare: string
  tokens: QueryToken[]
  /** Its Latin words in order. */
  words: string[]
  /** Neighbouring words joined: where they stand side by side in a text, it is a phrase. */
  pairs: string[]
  /** 1 for the query itself, less for others. */
  factor: number
}

const MAX_TOKENS = 48
/** What a part of the reader's own path is worth: it may be the name of a tool. */
const PATH_WEIGHT = 0.45
const MAX_VARIANTS = 5

/** Reads a query. Empty when nothing in it can be searched. */
export function parseQuery(query: string, synonyms: SynonymRule[]): QueryVariant[] {
  const { kept, paths } = dropNoise(joinSyllables(cleanQuery(query)))
  const phrasings = applySynonyms(foldText(kept), kept, synonyms)
  const variants = phrasings.map(({ text, weight }) => readVariant(text, weight, paths))
  return variants.filter(({ tokens }) => tokens.length > 0).slice(0, MAX_VARIANTS)
}

/** Pinyin typed syllable by syllable, in one. */
function joinSyllables(query: string): string {
  return query.split(' ').every(isSyllable) ? query.replaceAll(' ', '') : query
}

/** Reads one phrasing of a query. */
function readVariant(text: string, factor: number, paths: string): QueryVariant {
  const runs = scanText(text)
  const squeezed = squeezeText(text)
  const tokens = readTokens(runs, true)
  for (const token of readTokens(scanText(paths), true))
    if (!tokens.some(own => own.text === token.text))
      tokens.push({ ...token, weight: PATH_WEIGHT * token.weight })
  const words = runs.flatMap(run => (run.kind === 'word' ? [run.text] : []))
  const all = [tokens, readTokens(runs, 'but characters'), readTokens(runs, false)].find(
    own => own.length > 0,
  )
  return {
    text,
    squeezed,
    bare: bareText(squeezed),
    tokens: isEnglish(words) ? (all?.map(token => ({ ...token, isEnglish: true })) ?? []) : (all ?? []),
    words,
    pairs: readPairs(runs),
    factor,
  }
}

/** Words of a sentence: one of them only joins the others, or there are many that are no pinyin. */
function isEnglish(words: string[]): boolean {
  return (words.length > 3 || words.some(isStopWord)) && !words.every(isPinyin)
}

function readTokens(runs: (HanRun | Word)[], withoutStopWords: boolean | 'but characters'): QueryToken[] {
  const tokens = new Map<string, QueryToken>()
  let position = 0
  for (const run of runs) {
    if (run.kind === 'word') {
      const token = wordToken(run)
      if (token.weight > 0.1 || !withoutStopWords) tokens.set(token.text, token)
      continue
    }
    const whole = run.characters.join('')
    const pieces =
      withoutStopWords && run.characters.length > 1 ? cutAtStopWords(whole) : [{ text: whole, at: 0 }]
    for (const { text, at } of pieces) {
      const characters = Array.from(text)
      // What stop words leave over as one character is no word of its own.
      if (characters.length === 1 && run.characters.length > 1) {
        if (withoutStopWords !== 'but characters' || characterWeight(text) < 1) continue
      }
      addPairs(tokens, characters, position + at)
    }
    position += whole.length
  }
  return [...tokens.values()].slice(0, MAX_TOKENS)
}

function addPairs(tokens: Map<string, QueryToken>, characters: string[], start: number): void {
  hanTerms(characters).forEach((text, index) => {
    const places = [start + index, start + Math.min(index + 1, characters.length - 1)]
    const known = tokens.get(text)?.characters ?? []
    const own = [...new Set([...known, ...places])]
    tokens.set(text, { kind: 'han', text, stems: [], parts: [], characters: own, weight: pairWeight(text) })
  })
}

/** A word as a token. */
export function wordToken(word: Pick<Word, 'text' | 'parts'>): QueryToken {
  const text = word.text.slice(0, TERM_LENGTH)
  const parts = wordParts(word)
  return { kind: 'word', text, stems: readStems(text), parts, characters: [], weight: wordWeight(text) }
}

/** What is left of an English word without its ending: "templates", "contributing", "installation". */
function readStems(word: string): string[] {
  const [, stem] = /^([a-z]{4,}?)(?:ies|es|s|ing|ed|ation|ions?|ers?|ment)$/.exec(word) ?? []
  return stem ? [stem] : []
}

function readPairs(runs: (HanRun | Word)[]): string[] {
  const words = runs.filter(run => run.kind === 'word')
  return words.slice(1).map((word, index) => words[index]!.text + word.text)
}

/** Absolute paths and places of a pasted error are the reader's own; what follows `node_modules` is not. */
function dropNoise(query: string): { kept: string; paths: string } {
  const paths: string[] = []
  const kept = query
    .replace(/\bat [\w.<>[\] ]+\([^)]*\)?/g, ' ')
    .replace(/(^|[^\w.@+-])(?:[a-z]:)?(?:[\\/][\w.@+-]+)*[\\/]node_modules[\\/](?:\.pnpm[\\/])?/gi, '$1 ')
    .replace(/(^|[^\w.@+-])((?:[a-z]:)?(?:[\\/][\w.@+-]+){3,}[\\/]?)/gi, (_, before, path) => {
      paths.push(path)
      return `${before} `
    })
    .replace(/:\d+:\d+\b|\(\d+:\d+\)|\bat pos \d+|\(env:[^)]*\)?/g, ' ')
  if (kept.trim() === '') return { kept: query, paths: '' }
  return { kept, paths: paths.join(' ').replace(/[\\/]+/g, ' ') }
}

/** The words of a query in a row, and neighbours joined: what a name is looked for in. */
export function listWords(query: string): Set<string> {
  const text = foldText(cleanQuery(query))
  const runs = scanText(text)
  const words = runs.flatMap(run =>
    run.kind === 'word' ? [run.text, ...wordParts(run)] : [run.characters.join('')],
  )
  return new Set([...words, ...joinWords(runs, text).map(word => word.text)])
}
