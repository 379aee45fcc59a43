import { bareText, cleanQuery, squeezeText } from './fold'
import { hanTerms, scanText, TERM_LENGTH, wordParts } from './tokenise'

/** A term that the query asks for. */
export interface QueryToken {
  kind: 'han' | 'word'
  text: string
  /** The parts of a word, tried when the whole is nowhere. */
  parts: string[]
  /** The characters of the query that it stands for, numbered through all Han runs; empty for words. */
  characters: number[]
}

/** The query, or the query with a phrase replaced by another that may have been meant. */
export interface QueryVariant {
  /** Folded, without white space. */
  squeezed: string
  /** Also without joining signs. */
  bare: string
  tokens: QueryToken[]
  /** 1 for the query itself, less for others. */
  factor: number
}

const MAX_TOKENS = 24
const MAX_VARIANTS = 4
const SYNONYM_FACTOR = 0.45
const CORRECTION_FACTOR = 0.8

/** Reads a query. Empty when nothing in it can be searched. */
export function parseQuery(query: string, synonyms: string[][]): QueryVariant[] {
  const original = readVariant(cleanQuery(query), 1)
  if (original.tokens.length === 0) return []
  const others = replaceSynonyms(original.squeezed, synonyms).map(text => readVariant(text, SYNONYM_FACTOR))
  return [original, ...others].slice(0, MAX_VARIANTS)
}

/** The query with a mistyped word put right. */
export function correctWord(variant: QueryVariant, token: QueryToken, word: string): QueryVariant {
  const bare = variant.bare.split(token.text).join(word)
  const tokens = variant.tokens.map(own => (own === token ? { ...own, text: word, parts: [] } : own))
  return { squeezed: bare, bare, tokens, factor: variant.factor * CORRECTION_FACTOR }
}

function readVariant(text: string, factor: number): QueryVariant {
  const squeezed = squeezeText(text)
  const tokens = new Map<string, QueryToken>()
  let position = 0
  for (const run of scanText(text)) {
    if (run.kind === 'han') {
      hanTerms(run.characters).forEach((term, index) => {
        const places = [position + index, position + Math.min(index + 1, run.characters.length - 1)]
        const known = tokens.get(term)?.characters ?? []
        tokens.set(term, {
          kind: 'han',
          text: term,
          parts: [],
          characters: [...new Set([...known, ...places])],
        })
      })
      position += run.characters.length
    } else {
      const word = run.text.slice(0, TERM_LENGTH)
      tokens.set(word, { kind: 'word', text: word, parts: wordParts(run), characters: [] })
    }
  }
  return { squeezed, bare: bareText(squeezed), tokens: [...tokens.values()].slice(0, MAX_TOKENS), factor }
}

/** The query once for every phrase that may stand for one of its own. */
function replaceSynonyms(squeezed: string, synonyms: string[][]): string[] {
  return synonyms.flatMap(group => {
    const phrases = group.map(squeezeText)
    const used = phrases.filter(phrase => squeezed.includes(phrase)).sort((a, b) => b.length - a.length)[0]
    if (used === undefined) return []
    return phrases.filter(phrase => phrase !== used).map(phrase => squeezed.split(used).join(phrase))
  })
}
