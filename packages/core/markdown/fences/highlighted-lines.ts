import type { LineMark } from '../../config'
import { escapeRegExp } from '../../model'

const COMMENTS = {
  line: ['//', ''],
  block: ['/*', '*/'],
  jsx: ['{/*', '*/}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
} as const

type Comment = keyof typeof COMMENTS

const ANY: Comment[] = ['line', 'block', 'jsx', 'hash', 'html']

const BY_LANGUAGE: Record<string, Comment[]> = Object.fromEntries(
  (
    [
      ['js javascript mjs cjs ts typescript mts cts', ['line', 'block']],
      ['jsx tsx', ['line', 'block', 'jsx']],
      ['html', ['line', 'block', 'html']],
      ['bash sh shell zsh python py', ['hash']],
      ['md markdown', ['html', 'jsx', 'hash']],
      ['sql', ['dashes', 'block']],
    ] as [string, Comment[]][]
  ).flatMap(([languages, comments]) => languages.split(' ').map(language => [language, comments])),
)

/** Class of lines that the theme highlights. */
const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** The default comments that mark lines. */
export const LINE_MARKS: LineMark[] = [
  {
    className: HIGHLIGHTED,
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]

/** Code without its magic comments, with the lines to highlight and the site's classes by line. */
export interface HighlightedCode {
  code: string
  lines: Set<number>
  classes?: Record<number, string>
}

interface Input {
  code: string
  language: string
  range: Set<number> | undefined
  marks?: LineMark[]
}

/**
 * Finds the lines to highlight: the fence's range, or else the lines that comments such as `//
 * highlight-next-line` refer to. Comments are on separate lines and are removed.
 */
export function readHighlightedLines({ code, language, range, marks = LINE_MARKS }: Input): HighlightedCode {
  if (range) return { code, lines: range }
  const commands = findCommands({ code, language, marks })
  if (commands.size === 0) return { code, lines: new Set() }

  const kept: string[] = []
  const marked: { line: number; name: string }[] = []
  const starts = new Map<string, number>()
  let next: string[] = []
  for (const [index, line] of code.split('\n').entries()) {
    const command = commands.get(index + 1)
    if (!command) {
      kept.push(line)
      marked.push(...next.map(name => ({ line: kept.length, name })))
      next = []
      continue
    }
    const { does, mark } = command
    const name = mark.className
    if (does === 'line') next.push(name)
    else if (does === 'start') starts.set(name, kept.length + 1)
    else {
      // A start without an end highlights nothing, and vice versa, as in Docusaurus.
      for (let line = starts.get(name) ?? Number.POSITIVE_INFINITY; line <= kept.length; line++)
        marked.push({ line, name })
      starts.delete(name)
    }
  }
  const isOurs = ({ name }: { name: string }) => name === HIGHLIGHTED
  const classes: Record<number, string> = {}
  for (const { line, name } of marked.filter(mark => !isOurs(mark)))
    classes[line] = [classes[line], name].filter(Boolean).join(' ')
  return {
    code: kept.join('\n'),
    lines: new Set(marked.filter(isOurs).map(({ line }) => line)),
    ...(Object.keys(classes).length > 0 && { classes }),
  }
}

/** A comment that starts or ends a highlight without its counterpart. */
interface UnevenHighlight {
  /** Line of the code, from 1. */
  line: number
  written: string
  missing: string
  mark: LineMark
}

/** Returns the first start or end comment that lacks its counterpart. */
export function unevenHighlights({ code, language, marks = LINE_MARKS }: Omit<Input, 'range'>) {
  const open = new Map<LineMark, UnevenHighlight>()
  for (const [line, { does, mark }] of findCommands({ code, language, marks })) {
    const { start = '', end = '' } = mark.block ?? {}
    if (does === 'end' && !open.delete(mark)) return { line, written: end, missing: start, mark }
    if (does === 'start') open.set(mark, { line, written: start, missing: end, mark })
  }
  return open.values().next().value
}

/** Returns the first comment that marks lines. */
export function firstMark({ code, language, marks = LINE_MARKS }: Omit<Input, 'range'>) {
  for (const [line, { does, mark }] of findCommands({ code, language, marks }))
    return { line, written: (does === 'line' ? mark.line : mark.block?.[does]) ?? '' }
  return undefined
}

interface Command {
  does: 'line' | 'start' | 'end'
  mark: LineMark
}

/** Returns the comments that mark lines, by line number. */
function findCommands({ code, language, marks }: Required<Omit<Input, 'range'>>): Map<number, Command> {
  const words = new Map<string, Command>()
  for (const mark of marks) {
    if (mark.line) words.set(mark.line, { does: 'line', mark })
    if (mark.block) {
      words.set(mark.block.start, { does: 'start', mark })
      words.set(mark.block.end, { does: 'end', mark })
    }
  }
  const found = new Map<number, Command>()
  if (![...words.keys()].some(word => code.includes(word))) return found
  const comment = commentPattern(BY_LANGUAGE[language] ?? ANY, [...words.keys()])
  for (const [index, line] of code.split('\n').entries()) {
    const command = words.get(line.match(comment)?.slice(1).find(Boolean) ?? '')
    if (command) found.set(index + 1, command)
  }
  return found
}

function commentPattern(comments: Comment[], words: string[]): RegExp {
  const styles = comments.map(comment => {
    const [open, close] = COMMENTS[comment]
    return `${escapeRegExp(open)}\\s*(${words.map(escapeRegExp).join('|')})\\s*${escapeRegExp(close)}`
  })
  return new RegExp(`^\\s*(?:${styles.join('|')})\\s*$`)
}
