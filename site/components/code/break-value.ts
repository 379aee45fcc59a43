/** Texts, braces with room inside, separators, other brackets. */
const PIECES = /'[^']*'|\{ | \}(?: (?=[a-z]))?|[,;] (?!\})|[([\])]/g

/** Sets a value or type that is written on one line as people write it: what stands in braces has lines of its own. */
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
