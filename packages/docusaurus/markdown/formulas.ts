import { mapProse } from 'inkstone/markdown'

const FENCE = /^[\s>]*\$\$\s*$/
/** Code, or a formula on one line; prices and shell variables have no TeX in them. */
const FORMULA =
  /(`+)(?:(?!\1).)+\1|\$\$[^$]+\$\$|(?<![\w$\\])\$(?=\S)[^$\n]*?(?:\\[a-zA-Z]+|[\^_]\{)[^$\n]*\$(?![\w$])/g

/** Braces of formulas are text: what draws formulas in Docusaurus takes them before MDX does. */
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
