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

export interface QueryToken {
  kind: 'han' | 'word'
  text: string
  /** Stems of an English word, looked up as well. */
  stems: string[]
  /** Parts of a word, tried if the whole word is not found. */
  parts: string[]
  /** Positions in the query, counted through all Han runs; empty for words. */
  characters: number[]
  /** Significance as a word, from 0 to 1; multiplied by its rarity later. */
  weight: number
  /** Whether it is part of an English sentence, and thus not pinyin. */
  isEnglish?: boolean
  /** Correction of a mistyped word. */
  meant?: string
}

/** The query, possibly with a phrase replaced by a synonym. */
export interface QueryVariant {
  /** Folded text with words separated. */
  text: string
  /** Without whitespace. */
  squeezed: string
  /** Also without joining characters. */
  bare: string
  tokens: QueryToken[]
  /** Latin words in order. */
  words: string[]
  /** Adjacent words joined, to recognize phrases in texts. */
  pairs: string[]
  /** 1 for the query itself, less for others. */
  factor: number
}

const MAX_TOKENS = 48
/** Weight of a segment of a local path, which may be the name of a tool. */
const PATH_WEIGHT = 0.45
const MAX_VARIANTS = 5

/** Parses a query; returns an empty list if nothing in it can be searched. */
export function parseQuery(query: string, synonyms: SynonymRule[]): QueryVariant[] {
  const { kept, paths } = dropNoise(joinSyllables(cleanQuery(query)))
  const phrasings = applySynonyms(foldText(kept), kept, synonyms)
  const variants = phrasings.map(({ text, weight }) => readVariant(text, weight, paths))
  return variants.filter(({ tokens }) => tokens.length > 0).slice(0, MAX_VARIANTS)
}

/** Joins pinyin that was typed syllable by syllable. */
function joinSyllables(query: string): string {
  return query.split(' ').every(isSyllable) ? query.replaceAll(' ', '') : query
}

/** Parses one variant of a query. */
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

/** Whether words form an English sentence: one of them is a stop word, or there are many that are not pinyin. */
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
      // A single character left between stop words is not a word.
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

export function wordToken(word: Pick<Word, 'text' | 'parts'>): QueryToken {
  const text = word.text.slice(0, TERM_LENGTH)
  const parts = wordParts(word)
  return { kind: 'word', text, stems: readStems(text), parts, characters: [], weight: wordWeight(text) }
}

/** Returns an English word without its suffix: "templates", "contributing", "installation". */
function readStems(word: string): string[] {
  const [, stem] = /^([a-z]{4,}?)(?:ies|es|s|ing|ed|ation|ions?|ers?|ment)$/.exec(word) ?? []
  return stem ? [stem] : []
}

function readPairs(runs: (HanRun | Word)[]): string[] {
  const words = runs.filter(run => run.kind === 'word')
  return words.slice(1).map((word, index) => words[index]!.text + word.text)
}

/**
 * Separates absolute paths and positions of a pasted error, which are specific to the reader; keeps the part
 * after `node_modules`.
 */
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

/** Returns the words of a query and adjacent ones joined, to look for names. */
export function listWords(query: string): Set<string> {
  const text = foldText(cleanQuery(query))
  const runs = scanText(text)
  const words = runs.flatMap(run =>
    run.kind === 'word' ? [run.text, ...wordParts(run)] : [run.characters.join('')],
  )
  return new Set([...words, ...joinWords(runs, text).map(word => word.text)])
}
