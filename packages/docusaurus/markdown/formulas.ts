import { mapProse } from 'inkstone/markdown'

const FENCE = /^[\s>]*\$\$\s*$/
/** Matches code, or a formula; prices and shell variables contain no TeX syntax. */
const FORMULA =
  /(`+)(?:(?!\1).)+\1|\$\$[^$]+\$\$|(?<![\w$\\])\$(?=\S)[^$]*?(?:\\[a-zA-Z]+|[\^_]\{)[^$]*\$(?![\w${])/g
/** Matches a line that ends the paragraph before it, and with it a formula. */
const ENDS_PARAGRAPH = /^[\s>]*(?:$|[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|\||:::|```|~~~|<)/

/** Escapes braces in formulas: in Docusaurus, the formula plugin processes them before MDX. */
export function escapeFormulas(text: string): string {
  if (!text.includes('$')) return text
  const isPaired = text.split('\n').filter(line => FENCE.test(line)).length % 2 === 0
  let isInside = false
  /** How much of the next line belongs to a formula that begins on this one. */
  let begun = { line: '', length: 0 }
  return mapProse(text, (line, next) => {
    if (isPaired && FENCE.test(line)) isInside = !isInside
    if (isInside) return escapeBraces(line)
    const length = line === begun.line ? begun.length : 0
    const rest = line.slice(length)
    const isWide = next !== undefined && !ENDS_PARAGRAPH.test(next) && !FENCE.test(line)
    begun = { line: '', length: 0 }
    const [escaped = ''] = (isWide ? `${rest}\n${next}` : rest)
      .replace(FORMULA, (found, ticks: string | undefined, offset: number) => {
        const end = offset + found.length - rest.length - 1
        if (isWide && offset < rest.length && end > 0) begun = { line: next, length: end }
        return ticks ? found : escapeBraces(found)
      })
      .split('\n')
    return escapeBraces(line.slice(0, length)) + escaped
  })
}

function escapeBraces(formula: string): string {
  return formula.replace(/(?<!\\)[{}<]/g, '\\$&')
}
