/** An attribute of the tag at the start of a text whose value is not closed. */
export interface UnclosedAttribute {
  /** Empty for `{...props`. */
  name: string
  sign: '{' | '"' | "'"
}

const NAME = /\s*([\w:-]*)\s*=?\s*/y

/** Finds the attribute whose unclosed value breaks a tag: `<Demo start={3 />`. */
export function findUnclosedAttribute(text: string): UnclosedAttribute | undefined {
  // Values do not span paragraphs.
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
    // Braces without a name are text, unless they hold spread attributes.
    if (!written.includes('=') && !block.startsWith('{...', at)) return undefined
    const end = sign === '{' ? endOfBraces(block, at) : block.indexOf(sign, at + 1)
    if (end < 0) return { name, sign }
    at = end + 1
  }
  return undefined
}

/** Returns the offset of the brace that closes the one at `start`; -1 if it is not closed. */
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
