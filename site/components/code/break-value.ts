/** Matches strings, braces with inner spaces, separators, and other brackets. */
const PIECES = /'[^']*'|\{ | \}(?: (?=[a-z]))?|[,;] (?!\})|[([\])]/g

/** Formats a value or type on one line in the usual style: the content of braces gets separate lines. */
export function breakValue(text: string): string {
  const open: string[] = []
  const newLine = () => `\n${'  '.repeat(open.filter(bracket => bracket === '{').length)}`
  return text.replace(PIECES, piece => {
    const bracket = piece.trim()
    if (/^[{[(]$/.test(bracket)) open.push(bracket)
    if (/^[}\])]$/.test(bracket)) open.pop()
    if (bracket === '{') return `{${newLine()}`
    if (bracket === '}') return `${newLine()}}${piece.endsWith(' ') ? newLine() : ''}`
    return /^[,;]$/.test(bracket) && open.at(-1) === '{' ? bracket + newLine() : piece
  })
}
