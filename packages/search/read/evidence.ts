import type { Phrase } from './loaded-page'
import type { TokenMatch } from './lookup'
import type { FoundTokens, MatchedVariant } from './matched-variant'

/** The field where a part of the query was found. */
export type Field =
  | 'title'
  | 'keyword'
  | 'slug'
  | 'folder'
  | 'heading'
  | 'description'
  | 'prose'
  | 'code'
  | 'context'
  | 'sound'

/** Tokens found in a field, as bits, and the weight of a complete match there. */
export interface Evidence {
  field: Field
  weight: number
  tokens: number
}

/** A named bonus or factor of a score. */
export interface Adjustment {
  name: string
  value: number
}

/** Factor for matching only a prefix of a word. */
const PREFIX_WORTH = 0.75

/** Sums up the evidence: each part of the query counts with its best match. */
export function weighEvidence(evidence: Evidence[], variant: MatchedVariant): number {
  let covered = 0
  let share = 0
  let sum = 0
  for (const { tokens, weight } of [...evidence].sort((a, b) => b.weight - a.weight)) {
    covered |= tokens
    const next = variant.coverage(covered)
    sum += weight * (next - share)
    share = next
  }
  return sum
}

/** Returns a bit mask of the tokens found. */
export function allTokens(evidence: Evidence[]): number {
  return evidence.reduce((bits, { tokens }) => bits | tokens, 0)
}

/** Finds the tokens of a variant in a phrase. Cached, because pages and sections share phrases. */
export function findTokens(phrase: Phrase, { matches, found }: MatchedVariant): FoundTokens {
  const known = found.get(phrase)
  if (known) return known
  let whole = 0
  let begun = 0
  for (let index = 0; index < matches.length; index++) {
    const { token } = matches[index]!
    for (let at = -1; at < token.stems.length; at++) {
      const form = at < 0 ? token.text : token.stems[at]!
      const place = phrase.terms.indexOf(` ${form}`)
      if (place < 0) continue
      if (phrase.terms[place + form.length + 1] === ' ' || phrase.terms.includes(` ${form} `))
        whole |= 1 << index
      else if (token.kind === 'word') begun |= 1 << index
    }
  }
  const tokens = { whole, begun: begun & ~whole, any: whole | begun }
  found.set(phrase, tokens)
  return tokens
}

/** Returns the evidence of one phrase. Additional text in the phrase reduces the weight, down to the share `least`. */
export function findEvidence(
  field: Field,
  phrase: Phrase,
  variant: MatchedVariant,
  { weight, least = 1 }: { weight: number; least?: number },
): Evidence[] {
  const { whole, begun, any } = findTokens(phrase, variant)
  if (any === 0) return []
  const fill = Math.min(1, countLetters(any, variant.matches) / (phrase.bare.length || 1))
  const own = weight * (least + (1 - least) * fill ** 2)
  const evidence: Evidence[] = []
  if (whole) evidence.push({ field, weight: own, tokens: whole })
  if (begun) evidence.push({ field, weight: own * PREFIX_WORTH, tokens: begun })
  return evidence
}

/** Counts the letters and characters of the query that a set of tokens covers. */
function countLetters(tokens: number, matches: TokenMatch[]): number {
  const places = new Set<number>()
  let letters = 0
  for (const [index, { token }] of matches.entries()) {
    if (!(tokens & (1 << index))) continue
    if (token.kind === 'word') letters += token.text.length
    for (const place of token.characters) places.add(place)
  }
  return letters + places.size
}

/** Returns how well a phrase matches the whole query, from 0 to 1: it is equal, starts with it, or contains it. */
export function comparePhrase({ squeezed, bare }: Phrase, variant: MatchedVariant): number {
  return Math.max(compareText(squeezed, variant.squeezed), 0.97 * compareText(bare, variant.bare))
}

function compareText(text: string, query: string): number {
  if (query === '' || !text.includes(query)) return 0
  if (text === query) return 1
  const fill = query.length / text.length
  return (text.startsWith(query) ? 0.45 : 0.35) + 0.3 * fill
}

/** Minimum number of Latin words for matching parts of a query literally. */
const QUOTED_WORDS = 3

/**
 * Returns the largest share of the query that a phrase contains literally: error messages are often pasted in
 * part.
 */
export function findQuote(phrase: Phrase, variant: MatchedVariant): number {
  const { words, matches, coverage } = variant
  const { any } = findTokens(phrase, variant)
  if (words.length < QUOTED_WORDS || (any & (any - 1)) === 0) return 0
  const letters = phrase.squeezed.replace(/[^a-z\d]+/g, '')
  let most = 0
  for (let first = 0; first < words.length - 1; first++) {
    let joined = words[first]!
    let last = first
    while (last + 1 < words.length && letters.includes(joined + words[last + 1])) joined += words[++last]
    if (last === first) continue
    const own = words.slice(first, last + 1)
    const bits = matches.reduce(
      (found, { token }, index) => (own.includes(token.text) ? found | (1 << index) : found),
      0,
    )
    most = Math.max(most, coverage(bits & any))
  }
  return most
}
