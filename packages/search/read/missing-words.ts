import { findLostCharacters } from './match-query'
import type { MatchedVariant } from './matched-variant'

/** Least weight of a word that is missed: words that only join or ask are not. */
const MISSED = 0.5

/** Words of the query that stand on no page, in no form that was tried. */
export function findMissing([typed, ...others]: MatchedVariant[]): string[] {
  if (!typed) return []
  const words = typed.matches
    .filter(({ token, pages }) => token.kind === 'word' && pages.size === 0 && token.weight >= MISSED)
    .map(({ token }) => token.text)
  const characters = findLostCharacters(typed.matches)
    .filter(({ text }) => Array.from(text).length > 1)
    .map(({ text }) => text)
  // What was put in other words, or is found by its sound, is not missed.
  const isReplaced = (text: string) =>
    others.some(({ squeezed, matches }) => {
      const own = matches.filter(({ token }) => token.text === text)
      return own.length > 0 ? own.some(({ pages }) => pages.size > 0) : !squeezed.includes(text)
    })
  return [...words, ...characters].filter(text => !isReplaced(text))
}
