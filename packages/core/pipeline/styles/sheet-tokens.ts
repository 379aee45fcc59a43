/** What a stylesheet names: another one, a picture, a font. */
export interface Reference {
  kind: 'import' | 'url'
  path: string
  index: number
  /** What to put another address in the place of: from "url(" to the quote or bracket at the end. */
  start: number
  end: number
}

/** A rule that brings another stylesheet. */
export interface ImportRule {
  path: string
  /** Of the path. */
  index: number
  start: number
  end: number
  /** Layer, features and media that it depends on, as they are written. */
  condition: string
  isTop: boolean
}

/** What of a stylesheet can be told without its grammar. */
export interface SheetTokens {
  references: Reference[]
  imports: ImportRule[]
  /** Where a rule brings the whole of Tailwind. */
  tailwind?: number
  /** The first brace that opens one. */
  firstBlock?: number
  /** The last brace that nothing closes. */
  openBlock?: number
  /** The first address that nothing closes: it takes in what follows. */
  openAddress?: number
}

const QUOTED = String.raw`"([^"\\\n\r\f]*(?:\\(?:\r\n|[\s\S])[^"\\\n\r\f]*)*)"?|'([^'\\\n\r\f]*(?:\\(?:\r\n|[\s\S])[^'\\\n\r\f]*)*)'?`

/** Whatever is begun matches to the end, closed or not: no part is read twice. */
const TOKEN = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
    String.raw`(?<![\w\u0080-\uffff-])url\(\s*(?:${QUOTED}|([^)\\]*(?:\\[\s\S][^)\\]*)*)\)?)`,
    QUOTED,
    String.raw`@(?:import|tailwind)(?![\w-])`,
    '[{};]',
    String.raw`\\[\s\S]`,
  ].join('|'),
  'gi',
)

/** Reads comments, strings, addresses and braces, each of which may look like another inside. */
export function readTokens(text: string): SheetTokens {
  const tokens: SheetTokens = { references: [], imports: [] }
  const open: number[] = []
  let rule: number | undefined
  /** An import whose end is to come, and where its condition begins. */
  let begun: { rule: ImportRule; after: number } | undefined
  const endImport = (index: number, end = index) => {
    if (begun) tokens.imports.push({ ...begun.rule, end, condition: readCondition(text, begun.after, index) })
    begun = undefined
  }
  for (const found of text.matchAll(TOKEN)) {
    const { 0: token, 3: bare, index } = found
    if (token.startsWith('/*')) continue
    const isUrl = /^url\(/i.test(token)
    const written = found[1] ?? found[2] ?? bare ?? found[4] ?? found[5]
    if (written !== undefined && (isUrl || rule !== undefined)) {
      const path = withoutEscapes(written).trim()
      const at = index + token.lastIndexOf(written.trim())
      if (bare !== undefined && isOpen(token, bare)) tokens.openAddress ??= index
      const end = index + token.length
      const kind = rule === undefined ? 'url' : 'import'
      if (path) tokens.references.push({ kind, path, index: at, start: index, end })
      if (path && rule !== undefined) {
        const isTop = open.length === 0
        begun = { rule: { path, index: at, start: rule, end, condition: '', isTop }, after: end }
      }
      if (path === 'tailwindcss') tokens.tailwind ??= rule
    } else if (token === ';') endImport(index, index + 1)
    else if (token === '{') {
      begun = undefined
      tokens.firstBlock ??= index
      open.push(index)
    } else if (token === '}') {
      endImport(index)
      open.pop()
    } else if (/^@tailwind/i.test(token)) tokens.tailwind ??= index
    rule = /^@import/i.test(token) ? index : undefined
  }
  endImport(text.length)
  return { ...tokens, openBlock: open.at(-1) }
}

/** Without the bracket that closes an address in quotes. */
function readCondition(text: string, start: number, end: number): string {
  const written = text
    .slice(start, end)
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .trim()
  const isBracketLeft = written.startsWith(')')
  return isBracketLeft ? written.slice(1).trim() : written
}

/** Whether an address without quotes goes on over lines, to where another one happens to be closed. */
function isOpen(token: string, address: string): boolean {
  const [first = ''] = address.trim().split(/[\n\r]/, 1)
  return !token.endsWith(')') || (!/^data:/i.test(first) && /[{}]/.test(address.trim().slice(first.length)))
}

function withoutEscapes(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|\r\n|[\n\r\f]|([\s\S]))/gi,
    (_, code?: string, plain = '') => {
      const point = code ? Number.parseInt(code, 16) : 0
      return code ? String.fromCodePoint(point > 0x10_ff_ff ? 0xff_fd : point) : plain
    },
  )
}
