import { characterWeight } from '../text/stop-words'
import type { TokenMatch } from './lookup'

/** Returns the share of a query, from 0 to 1, that a set of its tokens covers. Bit n of the set is match n. */
export type Coverage = (tokens: number) => number

/** Limited by the bits of a set. */
export const MAX_MATCHES = 30

/**
 * Weights the parts of a query. A Latin word is one part. In Han text, each character counts, and is covered if
 * one of the pairs around it matches: a pair across two words need not match.
 */
export function weighQuery(matches: TokenMatch[]): Coverage {
  if (matches.length > MAX_MATCHES) throw new Error(`More than ${MAX_MATCHES} matches do not fit into a set.`)
  const parts = [...wordParts(matches), ...characterParts(matches)]
  const total = parts.reduce((sum, part) => sum + part.weight, 0) || 1
  const known = new Map<number, number>()
  return tokens => {
    const ready = known.get(tokens)
    if (ready !== undefined) return ready
    const share = parts.reduce((sum, part) => sum + (part.tokens & tokens ? part.weight : 0), 0) / total
    known.set(tokens, share)
    return share
  }
}

/** Factor for words that no page contains, such as a reader's own names: all pages lack them equally. */
const UNKNOWN = 0.4

interface Part {
  weight: number
  /** Set of matches; each of them covers the part. */
  tokens: number
}

function wordParts(matches: TokenMatch[]): Part[] {
  return matches.flatMap(({ weight, token, pages }, index) =>
    token.kind === 'word' ? [{ weight: pages.size > 0 ? weight : weight * UNKNOWN, tokens: 1 << index }] : [],
  )
}

function characterParts(matches: TokenMatch[]): Part[] {
  const around = new Map<number, Part & { rarities: number[]; own: number }>()
  matches.forEach(({ weight, token, pages }, index) => {
    const characters = Array.from(token.text)
    for (const [at, place] of token.characters.entries()) {
      const own = characterWeight(characters[Math.min(at, characters.length - 1)]!)
      const part = around.get(place) ?? { weight: 0, tokens: 0, rarities: [], own }
      part.tokens |= 1 << index
      if (pages.size > 0) part.rarities.push(weight)
      around.set(place, part)
    }
  })
  const parts = [...around.values()]
  const usual = average(parts.flatMap(part => part.rarities)) || 1
  // A character that no page has at this position may be a typo; it counts half.
  for (const part of parts) part.weight = (part.own * (average(part.rarities) || usual / 2)) / 2
  return parts
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1)
}
