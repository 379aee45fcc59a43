/** Anything outside ASCII counts as a letter: grammars only look at it inside names, strings and comments. */
const LETTERS = 'A-Za-z\\x80-\\uffff'
const HEX = '0-9A-Fa-f'
const CLASSES: Record<string, string> = {
  alpha: LETTERS,
  alnum: `0-9${LETTERS}`,
  word: `0-9_${LETTERS}`,
  digit: '0-9',
  xdigit: HEX,
  space: '\\s',
  blank: ' \\t',
  upper: 'A-Z',
  lower: 'a-z',
}
/** How grammars write "anything outside ASCII" as a part of a class. */
const BEYOND_ASCII = '[^\\x00-\\x7F]'
const TOKEN =
  /\\x\{([\da-fA-F]+)\}|\\p\{\w+\}|\\[\s\S]|\[\^\\x00-\\x7F\]|\[:\^?\w+:\]|\[\^?\]?|\]|\(\?(?:<[A-Za-z_]\w*>|<?[=!]|[\s\S]?)|[*+?]\+|\{,|&&|[\s\S]/g

/**
 * Fields of a struct of Go on one line. Every part of it is also what another part matches, so that a line of some
 * words without its brace at the end would be tried in more ways than there is time for.
 */
const GO_FIELDS = String.raw`(?<=\{)((?:\s*(?:(?:\w+,\s*)+{0,1}\w+\s+)?(?:\s*[]*\[]+{0,1}(?:<-\s*)?\bchan\b(?:\s*<-)?\s*)+{0,1}[^"/${'`'}\s]+;?)+)\s*(?=})`

/**
 * A grammar's pattern as a plain RegExp, when it uses only what Oniguruma and JavaScript share; null
 * otherwise. The general translation takes about a millisecond a pattern and yields `v` expressions with
 * Unicode classes that take as long again to compile, which for a few grammars adds up to seconds.
 */
export function toNativeRegExp(pattern: string): RegExp | null {
  // The list of all named entities takes 100 ms to compile; any name will do.
  if (pattern.startsWith('(&)(?=[A-Za-z])')) return /(&)[A-Za-z][A-Za-z0-9]*;/dg
  if (pattern === GO_FIELDS) return /(?<=\{)(\s*[^"/`\s]+(?:\s+[^"/`\s]+)*)\s*(?=\})/dg
  const ignoreCase = pattern.startsWith('(?i)')
  let inClass = false
  let isNative = true
  const source = (ignoreCase ? pattern.slice(4) : pattern).replace(TOKEN, (token, hex) => {
    const next = inClass ? inClassToken(token, hex) : outsideToken(token, hex)
    if (inClass ? token === ']' : /^\[\^?\]?$/.test(token)) inClass = !inClass
    isNative &&= next !== null
    return next ?? ''
  })
  if (!isNative) return null
  try {
    return new RegExp(source, ignoreCase ? 'dgi' : 'dg')
  } catch {
    return null
  }
}

function outsideToken(token: string, hex: string | undefined): string | null {
  if (token[0] === '\\') {
    if (hex) return escapeHex(hex)
    if (token.startsWith('\\p')) return wrapClass(CLASSES[token.slice(3, -1)])
    // Every line is a string of its own.
    if (token === '\\A') return '^'
    if (token === '\\w') return `[${CLASSES.word}]`
    if (token === '\\W') return `[^${CLASSES.word}]`
    if (token === '\\h') return `[${HEX}]`
    if (token === '\\H') return `[^${HEX}]`
    return isShared(token) ? token : null
  }
  if (token === BEYOND_ASCII || token === '&&') return token
  if (token.startsWith('[')) return token.length > 3 ? null : token.replace(/\]$/, '\\]')
  if (token.startsWith('(?')) return token === '(?:' || /^\(\?<?[=!]$/.test(token) ? token : null
  // Lines are tokenised one by one with their newline, so the end of a line is the end of the string.
  if (token === '$') return '(?=\\n?$)'
  return token.length > 1 ? null : token
}

function inClassToken(token: string, hex: string | undefined): string | null {
  if (token[0] === '\\') {
    if (hex) return escapeHex(hex)
    if (token.startsWith('\\p')) return CLASSES[token.slice(3, -1)] ?? null
    if (token === '\\w') return CLASSES.word!
    if (token === '\\h') return HEX
    return /\\[WHb1-9]/.test(token) || !isShared(token) ? null : token
  }
  if (token === BEYOND_ASCII) return '\\x80-\\uffff'
  if (token.startsWith('[:')) return CLASSES[token.slice(2, -2)] ?? null
  if (token.startsWith('[') || token === '&&') return null
  return token
}

function wrapClass(content: string | undefined): string | null {
  return content === undefined ? null : `[${content}]`
}

/** Whether an escape means the same on both sides: classes, controls, back references, literal marks. */
function isShared(sequence: string): boolean {
  return /^\\(?:[sSdDbBtnrfv1-9x]|[^A-Za-z0-9])$/.test(sequence)
}

function escapeHex(digits: string): string | null {
  return digits.length > 4 ? null : `\\u${digits.padStart(4, '0')}`
}
