/** Shortest word in which a typing error is forgiven. */
export const TYPO_LENGTH = 4

const MAX_WORDS = 3

/** The words that differ from what was typed by one error; when there are none, those whose beginning does. */
export function findNearWords(typed: string, words: string[]): string[] {
  const near = words.filter(word => isNear(typed, word))
  const whole = near.filter(word => Math.abs(word.length - typed.length) <= 1)
  return (whole.length > 0 ? whole : near.sort((a, b) => a.length - b.length)).slice(0, MAX_WORDS)
}

/** One letter more, one less, one other, or two swapped; letters after the typed ones do not count. */
export function isNear(typed: string, word: string): boolean {
  if (word.length < typed.length - 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const rest = typed.slice(at)
  const ahead = word.slice(at)
  return (
    ahead.startsWith(rest.slice(1)) ||
    ahead.slice(1).startsWith(rest) ||
    ahead.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && ahead.startsWith(rest[1]! + rest[0]! + rest.slice(2)))
  )
}
