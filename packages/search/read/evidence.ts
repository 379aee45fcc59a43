import type { Phrase } from './loaded-page'
import type { TokenMatch } from './lookup'
import type { FoundTokens, MatchedVariant } from './matched-variant'

/** Where a part of the query was found. */
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

/** Tokens found in a field, as bits, and what that is worth for a query that is found there whole. */
export interface Evidence {
  field: Field
  weight: number
  tokens: number
}

/** Something that is added to a score, or a factor of it, by name. */
export interface Adjustment {
  name: string
  value: number
}

/** A prefix says less than the word. */
const PREFIX_WORTH = 0.75

/** What the evidence is worth: each part of the query counts where it was found best. */
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

/** All tokens that some evidence shows. */
export function allTokens(evidence: Evidence[]): number {
  return evidence.reduce((bits, { tokens }) => bits | tokens, 0)
}

/** The tokens of a variant that stand in a phrase. Pages and sections ask for the same phrases, so it is kept. */
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

/** Evidence of one phrase. A longer phrase around the same words says less: `least` is what remains of the weight. */
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

/** How many letters and characters of the query a set of tokens stands for. */
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

/** How the whole query stands in a phrase, from 0 to 1: it is the phrase, begins it, or is in it. */
export function comparePhrase({ squeezed, bare }: Phrase, variant: MatchedVariant): number {
  return Math.max(compareText(squeezed, variant.squeezed), 0.97 * compareText(bare, variant.bare))
}

function compareText(text: string, query: string): number {
  if (query === '' || !text.includes(query)) return 0
  if (text === query) return 1
  const fill = query.length / text.length
  return (text.startsWith(query) ? 0.45 : 0.35) + 0.3 * fill
}

/** Shortest query of Latin words that is looked for in pieces. */
const QUOTED_WORDS = 3

/** The greatest share of the query that a phrase has word for word: an error message is often quoted in part. */
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
