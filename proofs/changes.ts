/** Ranges [start, end) of a text. */
export type Range = [start: number, end: number]

/** Finds the words of `after` that `before` does not have. */
export function findChanges(before: string, after: string): Range[] {
  const known = new Set([...before.matchAll(word)].map(match => match[0]))
  const ranges: Range[] = []
  for (const { 0: text, index: start } of after.matchAll(word)) {
    if (known.has(text)) continue
    const last = ranges.at(-1)
    if (last?.[1] === start) last[1] = start + text.length
    else ranges.push([start, start + text.length])
  }
  return ranges
}

/** A class name with its brackets and escapes is one word. */
const word = /[{}"'`;,<>=]|(?:\\.|[^\s{}"'`;,<>=\\])+|\\/g
