/** The attribute of the tag at the start of a text whose value never ends. */
export interface UnclosedAttribute {
  /** Empty for `{...props`. */
  name: string
  sign: '{' | '"' | "'"
}

const NAME = /\s*([\w:-]*)\s*=?\s*/y

/** Finds the attribute that keeps a tag from being one: `<Demo start={3 />`. */
export function findUnclosedAttribute(text: string): UnclosedAttribute | undefined {
  // A value ends in the paragraph in which it begins.
  const [block = ''] = text.split(/\n\s*\n/)
  let at = /^<[\w.:-]+/.exec(block)?.[0].length ?? block.length
  while (at < block.length) {
    NAME.lastIndex = at
    const [written = '', name = ''] = NAME.exec(block) ?? []
    at += written.length
    const sign = block[at]
    if (sign !== '{' && sign !== '"' && sign !== "'") {
      if (written.trim() === '') return undefined
      continue
    }
    // Braces without a name are text, unless they hold all attributes.
    if (!written.includes('=') && !block.startsWith('{...', at)) return undefined
    const end = sign === '{' ? endOfBraces(block, at) : block.indexOf(sign, at + 1)
    if (end < 0) return { name, sign }
    at = end + 1
  }
  return undefined
}

/** Where the braces that begin at an offset end; -1 for nowhere. */
function endOfBraces(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
    else if (/["'`]/.test(sign)) {
      const end = text.indexOf(sign, at + 1)
      if (end < 0) return -1
      at = end
    }
  }
  return -1
}
