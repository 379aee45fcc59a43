import { classWords } from '@site/data/class-words'

const foundLimit = 12

/** Classes for a word: by their name, or by what readers call the property. */
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

/** Short names are the plain ones. */
function sortShort(names: string[]): string[] {
  return names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, foundLimit)
}

/** The first of each list, then the second of each. */
function takeInTurn(lists: string[][]): string[] {
  return Array.from({ length: foundLimit }, (_, index) => lists.flatMap(list => list[index] ?? [])).flat()
}
