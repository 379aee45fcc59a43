/** A piece of code; `kind` is a token class of the theme (`t-tag`). */
export interface Token {
  text: string
  kind?: 'tag' | 'attr' | 'string' | 'comment' | 'keyword' | 'property' | 'number' | 'function'
}

/** Splits a template or a stylesheet into lines of tokens, which joined are the original text. */
export function readTokens(text: string, language: 'wxml' | 'css'): Token[][] {
  const lines: Token[][] = [[]]
  for (const { text: piece, kind } of language === 'css' ? readStyles(text) : readTemplate(text))
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part) lines.at(-1)!.push({ text: part, kind })
    }
  return lines
}

function readTemplate(text: string): Token[] {
  return splitBy(text, /<!--[\s\S]*?-->|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>?/gi, part =>
    part.startsWith('<!--')
      ? [{ text: part, kind: 'comment' }]
      : splitBy(part, /^<\/?[\w-]+|\/?>$|"[^"]*"|'[^']*'|[\w:@.-]+(?=\s*=)/g, piece => [
          { text: piece, kind: kindInTag(piece) },
        ]),
  )
}

function kindInTag(piece: string): Token['kind'] {
  if (/^[<>/]/.test(piece)) return 'tag'
  return /^["']/.test(piece) ? 'string' : 'attr'
}

/** Reads text before a brace as a selector, text before a semicolon or the end of a block as a declaration. */
function readStyles(text: string): Token[] {
  const parts = text.split(/(\/\*[\s\S]*?\*\/|[{};])/)
  return parts.flatMap((part, index): Token[] => {
    if (part.startsWith('/*')) return [{ text: part, kind: 'comment' }]
    if (parts[index + 1] === '{')
      return [{ text: part, kind: part.trim().startsWith('@') ? 'keyword' : 'function' }]
    const [, property, value] = /^(\s*[\w-]+)(\s*:[\s\S]*)$/.exec(part) ?? []
    if (!property) return [{ text: part }]
    return [{ text: property, kind: 'property' }, ...readValue(value!)]
  })
}

function readValue(value: string): Token[] {
  return splitBy(value, /"[^"]*"|'[^']*'|#[\da-f]{3,8}\b|(?<![\w-])-?(?:\d*\.)?\d+(?:%|[a-z]+)?/gi, part => [
    { text: part, kind: /^["']/.test(part) ? 'string' : 'number' },
  ])
}

/** Splits a text at matches of `pattern`, which become tokens; the text between them stays plain. */
function splitBy(text: string, pattern: RegExp, read: (found: string) => Token[]): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) tokens.push({ text: text.slice(end, index) })
    tokens.push(...read(found))
    end = index + found.length
  }
  if (end < text.length) tokens.push({ text: text.slice(end) })
  return tokens
}
