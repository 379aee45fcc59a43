/** Treats every character outside ASCII as a letter: grammars only match them in names, strings and comments. */
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
/** How grammars write "any character outside ASCII" inside of a character class. */
const BEYOND_ASCII = '[^\\x00-\\x7F]'
const TOKEN =
  /\\x\{([\da-fA-F]+)\}|\\p\{\w+\}|\\[\s\S]|\[\^\\x00-\\x7F\]|\[:\^?\w+:\]|\[\^?\]?|\]|\(\?(?:<[A-Za-z_]\w*>|<?[=!]|[\s\S]?)|[*+?]\+|\{,|&&|[\s\S]/g

/**
 * Go's pattern for struct fields on one line. Its parts overlap, so a line of words without a closing brace
 * causes catastrophic backtracking.
 */
const GO_FIELDS = String.raw`(?<=\{)((?:\s*(?:(?:\w+,\s*)+{0,1}\w+\s+)?(?:\s*[]*\[]+{0,1}(?:<-\s*)?\bchan\b(?:\s*<-)?\s*)+{0,1}[^"/${'`'}\s]+;?)+)\s*(?=})`

/**
 * Converts a grammar's pattern to a plain RegExp if it uses only syntax that Oniguruma and JavaScript share;
 * else returns null. The general translation takes about a millisecond per pattern and yields `v` expressions
 * with Unicode classes that take as long again to compile: seconds for a few grammars.
 */
export function toNativeRegExp(pattern: string): RegExp | null {
  // The list of all named entities takes 100 ms to compile, so any name is accepted.
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
    // Every line is tokenised as a separate string.
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
  // Lines are tokenised one by one with their newline, so the end of the line is the end of the string.
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

/** Whether an escape means the same in both dialects: classes, controls, back references, literal characters. */
function isShared(sequence: string): boolean {
  return /^\\(?:[sSdDbBtnrfv1-9x]|[^A-Za-z0-9])$/.test(sequence)
}

function escapeHex(digits: string): string | null {
  return digits.length > 4 ? null : `\\u${digits.padStart(4, '0')}`
}
