import { classWords } from '@site/data/class-words'

const foundLimit = 12

/** Returns classes by name, or by readers' words for the property. */
export function searchClasses(query: string, classes: string[]): string[] {
  const word = query.trim().toLowerCase()
  if (!word) return []
  if (!/\p{Script=Han}/u.test(word)) return searchNames(word, classes)
  const entries = classWords.filter(({ words }) =>
    words.some(name => name.includes(word) || word.includes(name)),
  )
  const known = new Set(classes)
  const examples = entries.flatMap(({ example }) => example ?? [])
  const starts = entries.flatMap(entry => entry.starts)
  const shares = starts.map(start => [
    ...(known.has(start) ? [start] : []),
    ...sortShort(classes.filter(name => name.startsWith(`${start}-`))),
  ])
  return [...new Set([...examples, ...takeInTurn(shares)])].slice(0, foundLimit)
}

function searchNames(word: string, classes: string[]): string[] {
  const begins = sortShort(classes.filter(name => name.startsWith(word)))
  const contains = begins.length < foundLimit ? sortShort(classes.filter(name => name.indexOf(word) > 0)) : []
  return [...begins, ...contains].slice(0, foundLimit)
}

/** Sorts by length, because basic classes have short names. */
function sortShort(names: string[]): string[] {
  return names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, foundLimit)
}

/** Interleaves the lists: the first items of each, then the second ones. */
function takeInTurn(lists: string[][]): string[] {
  return Array.from({ length: foundLimit }, (_, index) => lists.flatMap(list => list[index] ?? [])).flat()
}
