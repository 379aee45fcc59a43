/** Minimum length of a word for correcting one typo. */
export const TYPO_LENGTH = 4

/** Minimum length for correcting two. */
const TWO_ERRORS_LENGTH = 9

/** Minimum length of a prefix for correcting a typo in it: `turn` must not match `turborepo`. */
const BEGINNING_LENGTH = 6

const MAX_WORDS = 3

/** Returns the words that differ by a typo; without any, those whose prefix does. */
export function findNearWords(typed: string, words: string[]): string[] {
  const near = words.filter(word => isNear(typed, word))
  const whole = near.filter(word => countErrors(typed, word, 1) <= 1)
  if (near.length === 0 && typed.length >= TWO_ERRORS_LENGTH)
    return words.filter(word => countErrors(typed, word, 2) <= 2).slice(0, MAX_WORDS)
  if (whole.length > 0 || typed.length < BEGINNING_LENGTH) return whole.slice(0, MAX_WORDS)
  return near.sort((a, b) => a.length - b.length).slice(0, MAX_WORDS)
}

/**
 * Whether a word differs by one inserted, deleted, replaced or swapped letter; ignores letters after the typed
 * ones.
 */
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

/** Counts the edits between two words, with a swap as one; not exact above `most`. */
export function countErrors(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && isSwap) least = Math.min(least, before[column - 2]! + 1)
      current.push(least)
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return last[word.length]!
}
