import { mapProse } from 'inkstone/markdown'

const FENCE = /^[\s>]*\$\$\s*$/
/** Matches code, or a formula on one line; prices and shell variables contain no TeX syntax. */
const FORMULA =
  /(`+)(?:(?!\1).)+\1|\$\$[^$]+\$\$|(?<![\w$\\])\$(?=\S)[^$\n]*?(?:\\[a-zA-Z]+|[\^_]\{)[^$\n]*\$(?![\w$])/g

/** Escapes braces in formulas: in Docusaurus, the formula plugin processes them before MDX. */
export function escapeFormulas(text: string): string {
  if (!text.includes('$')) return text
  const isPaired = text.split('\n').filter(line => FENCE.test(line)).length % 2 === 0
  let isInside = false
  return mapProse(text, line => {
    if (isPaired && FENCE.test(line)) isInside = !isInside
    if (isInside) return escapeBraces(line)
    return line.replace(FORMULA, (found, ticks?: string) => (ticks ? found : escapeBraces(found)))
  })
}

function escapeBraces(formula: string): string {
  return formula.replace(/(?<!\\)[{}<]/g, '\\$&')
}
