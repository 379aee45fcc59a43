/** Longer than any name: keys, certificates, bytecode, images. Grammars need quadratic time for these words. */
const LONG_WORD = /[\w+/=%\x80-\xff-]{300,}/g
/** Characters kept at each end of such a word. */
const END = 100

/** A line whose long words are shortened in the middle. */
export interface ShortLine {
  text: string
  /** Maps an offset in the text to an offset in the line. */
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
