/** Shortest word in which a typing error is forgiven. */
export const TYPO_LENGTH = 4

/** The words that differ from what was typed by one error, or whose beginning does. Closest length first. */
export function findNearWords(typed: string, words: string[]): string[] {
  return words
    .filter(word => isNear(typed, word))
    .sort((a, b) => Math.abs(a.length - typed.length) - Math.abs(b.length - typed.length))
    .slice(0, 4)
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
