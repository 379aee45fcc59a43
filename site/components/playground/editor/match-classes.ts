const shownLimit = 50

/** Returns classes that complete a word, prefix matches first. Variants before the last colon are kept as written. */
export function matchClasses(word: string, classes: string[]): { from: number; names: string[] } {
  const from = word.lastIndexOf(':') + 1
  const part = word.slice(from)
  const begins = classes.filter(name => name.startsWith(part))
  const contains =
    begins.length < shownLimit && part.length > 1
      ? classes.filter(name => name.includes(part) && !name.startsWith(part))
      : []
  return { from, names: [...begins, ...contains].slice(0, shownLimit) }
}
