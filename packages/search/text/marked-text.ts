/** A text with marked ranges, as offsets. Never HTML. */
export interface MarkedText {
  text: string
  marks: [start: number, end: number][]
}

/** Merges adjacent and overlapping marks, in order. */
export function joinMarks(marks: [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/** Merges marks that are separated only by punctuation, as in a class name or path. */
export function joinParts(text: string, marks: [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of marks) {
    const last = joined.at(-1)
    if (last && /^[-:[\]()/.,#%!_]{1,3}$/.test(text.slice(last[1], start))) last[1] = end
    else joined.push([start, end])
  }
  return joined.map(([start, end]) => {
    const isOpen = text.slice(start, end).lastIndexOf('[') > text.slice(start, end).lastIndexOf(']')
    return [start, isOpen && text[end] === ']' ? end + 1 : end]
  })
}

/** Splits the text into marked and unmarked pieces. */
export function splitMarks({ text, marks }: MarkedText): { text: string; marked: boolean }[] {
  const pieces: { text: string; marked: boolean }[] = []
  let at = 0
  for (const [start, end] of marks) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}
