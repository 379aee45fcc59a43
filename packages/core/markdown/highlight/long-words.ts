/** Longer than any name. Expressions of grammars take as long as its length squared, and each is tried on it. */
const LONG_WORD = /[\w+/=%\x80-\xff-]{300,}/g
/** What is left of it at either end. */
const END = 100

/** A line without the middle of such words: keys, certificates, bytecode, pictures. */
export interface ShortLine {
  text: string
  /** Where a place in the text is in the line. */
  toLine(offset: number): number
}

export function shortenWords(line: string): ShortLine {
  if (line.length < 300) return { text: line, toLine: offset => offset }
  const cuts: { at: number; length: number }[] = []
  let left = 0
  const text = line.replace(LONG_WORD, (word, start: number) => {
    const length = word.length - 2 * END
    cuts.push({ at: start + END - left, length })
    left += length
    return word.slice(0, END) + word.slice(-END)
  })
  const toLine = (offset: number) =>
    cuts.reduce((place, { at, length }) => (offset > at ? place + length : place), offset)
  return { text, toLine }
}
