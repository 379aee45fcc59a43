const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])(?=(\s+)\S)/

/**
 * Indented lines are code in Markdown, which MDX has in fences only; the empty lines around them become the fences.
 * In an item of a list they are indented from where its text begins.
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
 * The column at which the text of the innermost item around a line begins, 0 outside of lists; undefined for a line
 * that is not indented enough from there to be code.
 */
function marginOf(lines: string[], at: number): number | undefined {
  const width = widthOf(lines[at]!)
  for (let index = at - 1; index >= 0; index--) {
    const text = lines[index]!
    const indent = widthOf(text)
    if (!text.trim() || indent >= width) continue
    const [marker, space = ''] = ITEM.exec(text) ?? []
    // After more than four blanks the text of an item is code itself.
    const margin = marker ? marker.length + (space.length > 4 ? 1 : space.length) : 0
    if (margin && margin <= width) return margin + 4 <= width ? margin : undefined
    if (indent === 0) return 0
  }
  return 0
}

/** How far a line is indented; a tab reaches to the next column of four. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of /^[ \t]*/.exec(text)![0]) width += sign === '\t' ? 4 - (width % 4) : 1
  return width
}
