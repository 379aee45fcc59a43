/** Ranges [start, end) of a text. */
export type Range = [start: number, end: number]

/** Finds the words of `after` that `before` does not have; a declaration of CSS with one of them is marked whole. */
export function findChanges(before: string, after: string): Range[] {
  const words = findWords(before, after)
  const whole = [...after.matchAll(declaration)]
    .map(({ 0: text, index }): Range => [index, index + text.length])
    .filter(([start, end]) => words.some(word => word[0] < end && word[1] > start))
  const others = words.filter(word => !whole.some(([start, end]) => word[0] < end && word[1] > start))
  return [...others, ...whole].sort((a, b) => a[0] - b[0])
}

function findWords(before: string, after: string): Range[] {
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

/** On a line of its own, as the plugin writes them. */
const declaration = /(?<=^\s+)[\w-]+: [^;{}\n]+;$/gm
