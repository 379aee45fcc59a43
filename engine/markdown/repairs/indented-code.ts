const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])(?=(\s+)\S)/

/**
 * Indented lines are code in Markdown, which MDX has in fences only; the empty lines around them become the fences.
 * In an item of a list they are indented from where its text begins.
 */
export function fenceIndented(lines: string[], { line }: { line: number }, isMarkdown: boolean): void {
  if (!isMarkdown) return
  const margin = marginOf(lines, line - 1)
  const indent = new RegExp(margin ? `^ {${margin + 4}}` : '^(?:\\t| {4})')
  const isEmpty = (index: number) => lines[index]?.trim() === ''
  const isInside = (index: number) => isEmpty(index) || indent.test(lines[index] ?? '')
  let start = line - 1
  let end = start
  while (isInside(start)) start--
  while (isInside(end)) end++
  do start++
  while (isEmpty(start))
  do end--
  while (isEmpty(end))
  const isCode = start <= end && isEmpty(start - 1) && isEmpty(end + 1)
  if (!isCode || lines.slice(start, end).some(text => text.includes('```'))) return
  const fence = `${' '.repeat(margin)}\`\`\``
  for (let index = start; index <= end; index++)
    lines[index] = lines[index]!.replace(indent, ' '.repeat(margin))
  lines[start - 1] = fence
  lines[end + 1] = fence
}

/** The column at which the text of the innermost item around a line begins; 0 outside of lists. */
function marginOf(lines: string[], at: number): number {
  const indentOf = (text: string) => /^\s*/.exec(text)![0].length
  const width = indentOf(lines[at]!)
  for (let index = at - 1; index >= 0; index--) {
    const text = lines[index]!
    if (!text.trim() || indentOf(text) >= width) continue
    const [marker, space = ''] = ITEM.exec(text) ?? []
    // After more than four blanks the text of an item is code itself.
    const margin = marker && marker.length + (space.length > 4 ? 1 : space.length)
    if (margin && margin + 4 <= width) return margin
    if (indentOf(text) === 0) return 0
  }
  return 0
}
