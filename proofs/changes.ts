/** Ranges [start, end) of a text. */
export type Range = [start: number, end: number]

/** Finds the words of `after` that `before` lacks; a CSS declaration with one of them is marked as a whole. */
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

/** Matches a class name with its brackets and escapes as one word. */
const word = /[{}"'`;,<>=]|(?:\\.|[^\s{}"'`;,<>=\\])+|\\/g

/** Matches a declaration on a separate line, as the plugin writes it; the last of a rule may lack the semicolon. */
const declaration = /(?<=^\s+)[\w-]+: [^;{}\n]+(?:;|(?=\n\s*\}))$/gm
