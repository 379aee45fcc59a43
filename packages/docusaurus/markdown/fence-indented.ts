const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])(?=(\s+)\S)/

/**
 * Turns indented code, which MDX does not support, into fences that replace the empty lines around it. In a
 * list item, the indentation is relative to its text.
 */
export function fenceIndented(
  lines: string[],
  { line }: { line: number },
  { isMarkdown }: { isMarkdown: boolean },
): void {
  if (!isMarkdown) return
  const margin = marginOf(lines, line - 1)
  if (margin === undefined) return
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

/**
 * Returns the column of the innermost list item's text around a line, 0 outside of lists; undefined if the line
 * is not indented enough for code.
 */
function marginOf(lines: string[], at: number): number | undefined {
  const width = widthOf(lines[at]!)
  for (let index = at - 1; index >= 0; index--) {
    const text = lines[index]!
    const indent = widthOf(text)
    if (!text.trim() || indent >= width) continue
    const [marker, space = ''] = ITEM.exec(text) ?? []
    // After more than four spaces, the item's text itself is code.
    const margin = marker ? marker.length + (space.length > 4 ? 1 : space.length) : 0
    if (margin && margin <= width) return margin + 4 <= width ? margin : undefined
    if (indent === 0) return 0
  }
  return 0
}

/** Returns the indentation of a line; tabs extend to the next multiple of four. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of /^[ \t]*/.exec(text)![0]) width += sign === '\t' ? 4 - (width % 4) : 1
  return width
}
