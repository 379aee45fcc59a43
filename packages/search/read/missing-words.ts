import { findLostCharacters } from './match-query'
import type { MatchedVariant } from './matched-variant'

/** Minimum weight of a word to report as missing; excludes function words. */
const MISSED = 0.5

/** Returns the words of the query that no page contains in any form. */
export function findMissing([typed, ...others]: MatchedVariant[]): string[] {
  if (!typed) return []
  const words = typed.matches
    .filter(({ token, pages }) => token.kind === 'word' && pages.size === 0 && token.weight >= MISSED)
    .map(({ token }) => token.text)
  const characters = findLostCharacters(typed.matches)
    .filter(({ text }) => Array.from(text).length > 1)
    .map(({ text }) => text)
  // Words with a matching synonym, or matched by reading, are not missing.
  const isReplaced = (text: string) =>
    others.some(({ squeezed, matches }) => {
      const own = matches.filter(({ token }) => token.text === text)
      return own.length > 0 ? own.some(({ pages }) => pages.size > 0) : !squeezed.includes(text)
    })
  return [...words, ...characters].filter(text => !isReplaced(text))
}
