import type { SourceHooks } from '../config'
import { linkAddresses } from './addresses'
import { isPlainTitle, parseDirectiveLine } from './directive-line'
import { insertEmphasisSpacers, pickSpacer } from './emphasis-spacers'

/** Source text prepared for the parser, with functions that restore the author's text. */
export interface PreparedSource {
  /** Has the same number of lines as the author's text. */
  source: string
  /** Returns the author's text for a piece of prepared source. */
  restore(text: string): string
  /** Returns the author's text for a node that consists of a single mark. */
  readMark(text: string): string | undefined
  /** Returns the explicit id at the end of a heading's text and removes it from the output. */
  takeHeadingId(text: string): string | undefined
  /** Restores text in finished output, where it must be escaped. */
  restoreOutput(output: string, quote: (text: string) => string): string
  /** Whether all admonitions start at the margin and have plain text titles. */
  hasPlainAdmonitions: boolean
  /** Whether plugins have changed the text. */
  isPrepared: boolean
  /** Prepares a single line of the author's text for the parser. */
  space(line: string): string
}

interface LineContext {
  format: 'md' | 'mdx'
  mark(original: string): string
  /** Number of open admonitions; a closing line without one is text. */
  open: number
  hasPlainAdmonitions: boolean
  /** Whether this paragraph has had the delimiter row of a table. */
  inTable: boolean
}

const START = '\uFDD0'
const END = '\uFDD1'
const MARK = /(?:<!--|\{?\/\*)?\uFDD0(\d+)\uFDD1(?:-->|\s*\*\/\}?)?/g
const CONTAINER = '(?:[ \\t>]|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*'
const FENCE = new RegExp(`^${CONTAINER}(\`{3,}|~{3,})(.*)$`)
/** A cheap pre-check that rules out most lines. */
const MAY_FENCE = /```|~~~/
const DIRECTIVE = new RegExp(`^(${CONTAINER})(:{3,}.*)$`)
const ATX_HEADING = new RegExp(`^${CONTAINER}#{1,6}[ \\t]`)
/**
 * `{#id}`, where editors put a backslash before punctuation, or the same in a comment, as newer Docusaurus
 * versions write it.
 */
const HEADING_ID =
  /[ \t]*(?:\{#(?:[^\s{}"'<>&\\]|\\[-_.*~])+\}|\{[ \t]*\/\*[ \t]*#[^\s{}"'<>&\\*]+[ \t]*\*\/[ \t]*\}|<!--[ \t]*#[^\s{}"'<>&\\]+[ \t]*-->)(?=[ \t#]*$)/
const CODE_OR_COMMENT = new RegExp(
  [
    `^${CONTAINER}(\`{3,}|~{3,})[^\\n]*\\n[\\s\\S]*?^[ \\t>]*\\1`,
    '(?<!`)(`+)(?!`)[^\\n]*?(?<!`)\\2(?!`)',
    '<!--[\\s\\S]*?-->',
  ].join('|'),
  'gm',
)
const TRUNCATE_EXPRESSION = /^\s*\{\/\*\s*truncate\s*\*\/\}\s*$/

/**
 * Rewrites syntax that the parser would drop or reject: admonition lines, explicit heading ids, HTML comments
 * in MDX, emphasis beside CJK punctuation. Each is replaced by a reversible mark, so a wrong guess about what
 * is code has no effect.
 */
export function prepareSource(
  text: string,
  format: 'md' | 'mdx',
  { prepare }: SourceHooks = {},
): PreparedSource {
  const written = unwrapMdxFences(text.replace(/[\uFDD0-\uFDD4]/g, '').replace(/\r\n?/g, '\n'))
  const marks: string[] = []
  const mark = (original: string) => START + (marks.push(original) - 1) + END
  const clean = prepare?.(written, { format, hide: mark }) ?? written
  const spacer = pickSpacer(clean)

  const context: LineContext = {
    format,
    mark,
    open: 0,
    hasPlainAdmonitions: format === 'md',
    inTable: false,
  }
  const marked = mapProse(format === 'mdx' ? markComments(clean, mark) : clean, (line, next) =>
    insertEmphasisSpacers(markLine(endAddresses(line, context), next, context), spacer),
  )
  const restoreOutput: PreparedSource['restoreOutput'] = (output, quote) => {
    const unspaced = output.includes(spacer) ? output.replaceAll(spacer, '') : output
    return unspaced.includes(START) ? unspaced.replace(MARK, (_, n) => quote(marks[n]!)) : unspaced
  }
  const restore = (piece: string) => restoreOutput(piece, text => text)
  return {
    source: marked,
    hasPlainAdmonitions: context.hasPlainAdmonitions,
    isPrepared: clean !== written,
    restore,
    restoreOutput,
    takeHeadingId(piece) {
      const [, index] = piece.match(/\uFDD0(\d+)\uFDD1\s*$/) ?? []
      const id =
        index && /#([^\s{}]+?)(?:[ \t]*(?:\*\/[ \t]*|--))?[}>]?$/.exec(marks[Number(index)]!.trim())?.[1]
      if (index) marks[Number(index)] = ''
      return id?.replaceAll('\\', '')
    },
    space: line => insertEmphasisSpacers(line, spacer),
    readMark(piece) {
      const trimmed = piece.trim()
      return trimmed.match(MARK)?.[0] === trimmed ? restore(trimmed) : undefined
    },
  }
}

/** Unwraps fences of the language mdx-code-block: they hold MDX, fenced for other tools. Keeps the line count. */
function unwrapMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  let fence = ''
  let indent: string | undefined
  return text
    .split('\n')
    .map(line => {
      const [, ticks, info = ''] = FENCE.exec(line) ?? []
      if (fence) {
        const isEnd = ticks?.startsWith(fence) && info.trim() === ''
        if (!isEnd) return indent && line.startsWith(indent) ? line.slice(indent.length) : line
        const isUnwrapped = indent !== undefined
        fence = ''
        indent = undefined
        return isUnwrapped ? '' : line
      }
      if (!ticks) return line
      fence = ticks
      if (info.trim() !== 'mdx-code-block') return line
      indent = /^\s*/.exec(line)![0]
      return ''
    })
    .join('\n')
}

function markLine(line: string, next: string | undefined, context: LineContext): string {
  const { format, mark } = context
  if (line.includes(':::')) {
    const [, container, directive] = line.match(DIRECTIVE) ?? []
    const parsed = directive && parseDirectiveLine(directive)
    if (parsed && (parsed.name || context.open > 0)) {
      if (!parsed.text) context.open += parsed.name ? 1 : -1
      if (container || !isPlainTitle(`${parsed.title ?? ''}${parsed.text ?? ''}`))
        context.hasPlainAdmonitions = false
      return container + (format === 'mdx' ? `{/*${mark(directive)}*/}` : `<!--${mark(directive)}-->`)
    }
  }
  if (
    line.includes('#') &&
    HEADING_ID.test(line) &&
    (ATX_HEADING.test(line) || /^\s*(?:=+|-+)\s*$/.test(next ?? ''))
  )
    return line.replace(HEADING_ID, mark)
  if (format === 'mdx' && line.includes('<')) return linkAddresses(line)
  if (format === 'md' && TRUNCATE_EXPRESSION.test(line)) return '<!-- truncate -->'
  return line
}

const CODE_OR_BARE_ADDRESS = /(`+)(?:(?!\1).)*\1|\b(?:https?|ftp):\/\/[^\s|<>`]*[^\s|<>`\\](?=\|)/g

/** Ends an address before the cell border, which the parser would add to it. */
function endAddresses(line: string, context: LineContext): string {
  if (!line.includes('|')) {
    context.inTable = false
    return line
  }
  context.inTable ||= line.includes('-') && /^[\s>|:-]+$/.test(line)
  if (!context.inTable || !line.includes('://')) return line
  return line.replace(CODE_OR_BARE_ADDRESS, (found, ticks) => (ticks ? found : `${found} `))
}

/** Applies `change` to every line outside of fences and HTML comments. */
export function mapProse(text: string, change: (line: string, next: string | undefined) => string): string {
  const lines = text.split('\n')
  let fence = ''
  let inComment = false
  return lines
    .map((line, i) => {
      if (inComment || (!fence && opensComment(line))) {
        inComment = !line.includes('-->', inComment ? 0 : line.lastIndexOf('<!--'))
        return line
      }
      const [, ticks, info] = (MAY_FENCE.test(line) && line.match(FENCE)) || []
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

/** Whether a comment begins on the line, outside of code, and goes on after it. */
function opensComment(line: string): boolean {
  if (!line.includes('<!--')) return false
  const text = line.replace(/(`+)[^`]*\1/g, '')
  return text.lastIndexOf('<!--') > text.lastIndexOf('-->')
}

/** Turns HTML comments, which MDX rejects, into expressions with the same number of lines. */
function markComments(text: string, mark: (original: string) => string): string {
  if (!text.includes('<!--')) return text
  return text.replace(CODE_OR_COMMENT, piece =>
    piece.startsWith('<!--') ? `{/*${mark(piece)}${'\n'.repeat(piece.split('\n').length - 1)}*/}` : piece,
  )
}
