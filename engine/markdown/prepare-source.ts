import { insertEmphasisSpacers, pickSpacer } from './emphasis-spacers'
import { isAdmonition, parseDirectiveLine } from './directive-line'

/** Source text the parser understands, and the way back to what the author wrote. */
export interface PreparedSource {
  /** Same number of lines as the author's text. */
  source: string
  /** The author's text for a piece of prepared source. */
  restore(text: string): string
  /** The author's text behind the mark a node consists of, if it consists of one. */
  readMark(text: string): string | undefined
}

interface LineContext {
  format: 'md' | 'mdx'
  mark(original: string): string
}

const START = '\uFDD0'
const END = '\uFDD1'
const MARK = /(?:<!--|\{\/\*)?\uFDD0(\d+)\uFDD1(?:-->|\s*\*\/\})?/g
const CONTAINER = '(?:[ \\t>]|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*'
const FENCE = new RegExp(`^${CONTAINER}(\`{3,}|~{3,})(.*)$`)
const DIRECTIVE = new RegExp(`^(${CONTAINER})(:{3,}.*)$`)
const ATX_HEADING = new RegExp(`^${CONTAINER}#{1,6}[ \\t]`)
const HEADING_ID = /\{#[^\s{}"'<>&\\]+\}(?=[ \t#]*$)/
const FENCE_OR_COMMENT = new RegExp(`^${CONTAINER}(\`{3,}|~{3,})[^\\n]*\\n[^]*?^[ \\t>]*\\1|<!--[^]*?-->`, 'gm')
const TRUNCATE_EXPRESSION = /^\s*\{\/\*\s*truncate\s*\*\/\}\s*$/

/**
 * Rewrites what the parser would lose or refuse: admonition lines, explicit heading ids, HTML comments in
 * MDX, emphasis beside CJK punctuation. Each is replaced by a mark that can be turned back exactly, so a
 * wrong guess about what is code costs nothing.
 */
export function prepareSource(text: string, format: 'md' | 'mdx'): PreparedSource {
  const clean = text.replace(/[\uFDD0-\uFDD2]/g, '').replace(/\r\n?/g, '\n')
  const marks: string[] = []
  const spacer = pickSpacer(clean)
  const mark = (original: string) => START + (marks.push(original) - 1) + END

  const marked = mapProse(format === 'mdx' ? markComments(clean, mark) : clean, (line, next) =>
    insertEmphasisSpacers(markLine(line, next, { format, mark }), spacer),
  )
  const restore = (piece: string): string => {
    const unspaced = piece.includes(spacer) ? piece.replaceAll(spacer, '') : piece
    // Marks nest: a comment may span a line that had a mark of its own.
    return unspaced.includes(START) ? restore(unspaced.replace(MARK, (_, n) => marks[n]!)) : unspaced
  }
  return {
    source: marked,
    restore,
    readMark(piece) {
      const trimmed = piece.trim()
      return trimmed.match(MARK)?.[0] === trimmed ? restore(trimmed) : undefined
    },
  }
}

function markLine(line: string, next: string | undefined, { format, mark }: LineContext): string {
  if (line.includes(':::')) {
    const [, container, directive] = line.match(DIRECTIVE) ?? []
    const parsed = directive && parseDirectiveLine(directive)
    if (parsed && (!parsed.name || isAdmonition(parsed.name)))
      return container + (format === 'mdx' ? `{/*${mark(directive)}*/}` : `<!--${mark(directive)}-->`)
  }
  if (line.includes('{#') && (ATX_HEADING.test(line) || /^\s*(?:=+|-+)\s*$/.test(next ?? '')))
    return line.replace(HEADING_ID, mark)
  if (format === 'md' && TRUNCATE_EXPRESSION.test(line)) return '<!-- truncate -->'
  return line
}

/** Applies `change` to every line outside of fences. */
function mapProse(text: string, change: (line: string, next: string | undefined) => string): string {
  const lines = text.split('\n')
  let fence = ''
  return lines
    .map((line, i) => {
      const [, ticks, info] = line.match(FENCE) ?? []
      if (fence) {
        if (ticks?.startsWith(fence) && info!.trim() === '') fence = ''
        return line
      }
      if (ticks && !(ticks[0] === '`' && info!.includes('`'))) {
        fence = ticks
        return line
      }
      return change(line, lines[i + 1])
    })
    .join('\n')
}

/** MDX refuses HTML comments: each becomes an expression of as many lines. */
function markComments(text: string, mark: (original: string) => string): string {
  if (!text.includes('<!--')) return text
  return text.replace(FENCE_OR_COMMENT, piece =>
    piece.startsWith('<!--')
      ? `{/*${mark(piece)}${'\n'.repeat(piece.split('\n').length - 1)}*/}`
      : piece,
  )
}
