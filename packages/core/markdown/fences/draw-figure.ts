import type { FenceHints } from '../../config'
import { codeBlock, DATA } from '../../model'
import { escapeText, startTag, writeBlock } from '../escape-html'
import type { Token } from '../highlight'

export interface Figure {
  language: string
  code: string
  title?: string
  /** Line numbers, from 1. */
  highlighted?: number[]
  /** Classes defined by the site, by line number. */
  classes?: Record<number, string>
  lineNumbers?: number
  note?: string
  /** Highlighted ranges of the code as offsets, sorted and disjoint. */
  marks?: [start: number, end: number][]
  /** Words of the code that show a hint. */
  hints?: FenceHints
}

/** Returns the HTML of a code block from its tokens. */
export function drawFigure(figure: Figure, tokens: Token[][]): string {
  const { language, code, title, highlighted, classes: own, lineNumbers, note, hints } = figure
  let offset = 0
  const lines = code.split('\n').map((line, i) => {
    const start = offset
    offset += line.length + 1
    const { change, text } = language === 'diff' ? readDiffLine(line) : { text: line }
    const isHighlighted = highlighted?.includes(i + 1)
    const mark = isHighlighted && 'highlighted theme-code-block-highlighted-line'
    const wraps = change === undefined ? wrapsWithin(figure, start, line.length) : []
    const known = change === undefined ? (tokens[i] ?? []) : []
    return {
      classes: [mark, own?.[i + 1], change, indentClass(text)].filter(Boolean).join(' '),
      content: drawContent({ line: text, tokens: known, wraps, keepsNames: language === 'bash' }),
    }
  })
  return writeBlock(
    codeBlock({
      language,
      title: title && escapeText(title),
      firstLine: lineNumbers,
      hints: hints?.source,
      wraps: language === 'text' && isProse(code),
      lines,
      newline: '\n',
      note: note && escapeText(note),
    }),
  )
}

/** Returns whether a code block holds sentences, without box drawings or columns. */
function isProse(code: string): boolean {
  return /\p{Script=Han}/u.test(code) && !/[\u2500-\u257f]|\S {3,}\S/.test(code)
}

/** Columns that fit on a phone. */
const PHONE = 40

/** Returns the indentation class of a line that may wrap, so that the wrapped part is indented as well. */
function indentClass(line: string): string | undefined {
  const depth = Math.min(Math.floor(line.search(/[^ ]|$/) / 2) * 2, 12)
  return depth > 0 && line.length > PHONE ? `in-${depth}` : undefined
}

/** Turns the sign of a diff line into a class, so that copied code does not contain it. */
function readDiffLine(line: string): { change: string; text: string } {
  const sign = /^(?:\+\+\+|---) /.test(line) ? '' : line[0]
  const change = sign === '+' ? 'added' : sign === '-' ? 'removed' : ''
  return { change, text: change || sign === ' ' ? line.slice(1) : line }
}

/** A range of a line that gets its own element. */
interface Wrap {
  from: number
  to: number
  open: string
  close: string
}

function wrapsWithin({ marks = [], hints }: Figure, start: number, length: number): Wrap[] {
  const all = [
    ...marks.map(([from, to]) => ({ from, to, open: '<mark class="code-change">', close: '</mark>' })),
    ...(hints?.ranges ?? []).map(([from, to, key]) => ({ from, to, open: hintTag(key), close: '</span>' })),
  ]
  return all
    .filter(({ from, to }) => from < start + length && to > start)
    .map(wrap => ({ ...wrap, from: Math.max(wrap.from - start, 0), to: Math.min(wrap.to - start, length) }))
}

/** Not a <button>, whose text could not be selected along with the code. */
function hintTag(key: string): string {
  return startTag('span', { class: 'code-hint', role: 'button', tabindex: '0', [DATA.hint]: key })
}

interface LineContent {
  line: string
  tokens: Token[]
  wraps: Wrap[]
  /** Whether to prevent line breaks at the hyphens of names. */
  keepsNames: boolean
}

function drawContent({ line, tokens, wraps, keepsNames }: LineContent): string {
  const isLong = line.length > PHONE
  // What a phone has room for below the line.
  const room = 34 - line.search(/\S|$/)
  const keepClasses = (text: string) => keepNames(text, CLASS_NAME, Math.min(27, room))
  const keepString = (text: string) =>
    QUOTED.test(text) && text.length < room ? `<span>${escapeText(text)}</span>` : keepClasses(text)
  const drawLong = tokens.some(({ kind }) => kind) ? breakCalls : keepClasses
  const draw: Draw = {
    plain: keepsNames ? text => keepNames(text, BASH_NAME, 36) : isLong ? drawLong : escapeText,
    string: isLong ? keepString : escapeText,
  }
  if (wraps.length === 0) return drawTokens(line, tokens, draw)
  let html = ''
  let rest = tokens
  let at = 0
  const take = (end: number) => {
    const [head, tail] = splitTokens(rest, end - at)
    const piece = drawTokens(line.slice(at, end), head, draw)
    rest = tail
    at = end
    return piece
  }
  for (const { from, to, open, close } of wraps) html += `${take(from)}${open}${take(to)}${close}`
  return html + take(line.length)
}

/** Functions that write the tokens of a line, by kind. */
interface Draw {
  plain(text: string): string
  string(text: string): string
}

function drawTokens(text: string, tokens: Token[], draw: Draw): string {
  let at = 0
  let html = ''
  for (const { kind, length } of tokens) {
    const piece = text.slice(at, at + length)
    const inner = kind === 'string' ? draw.string(piece) : escapeText(piece)
    html += kind ? `<span class="t-${kind}">${inner}</span>` : draw.plain(piece)
    at += length
  }
  return html + draw.plain(text.slice(at))
}

const QUOTED = /^(['"`]).+\1$/
const BASH_NAME = /\w-/
/** Browsers break class names after these hyphens. */
const CLASS_NAME = /-[^\s'"`]/

/** Wraps names with a hyphen in elements, which the theme does not break, except names too long for a phone. */
function keepNames(text: string, name: RegExp, tooLong: number): string {
  return text
    .split(/(\S+)/)
    .map(word =>
      name.test(word) && word.length < tooLong ? `<span>${escapeText(word)}</span>` : escapeText(word),
    )
    .join('')
}

/** Allows line breaks before the dots of chained calls, and before what follows a bracket. */
function breakCalls(text: string): string {
  return escapeText(text).replaceAll(').', ')<wbr>.').replace(/[([]$/, '$&<wbr>')
}

function splitTokens(tokens: Token[], at: number): [Token[], Token[]] {
  const head: Token[] = []
  let room = at
  for (const [i, token] of tokens.entries()) {
    if (token.length > room) {
      if (room > 0) head.push({ ...token, length: room })
      return [head, [{ ...token, length: token.length - room }, ...tokens.slice(i + 1)]]
    }
    head.push(token)
    room -= token.length
  }
  return [head, []]
}
