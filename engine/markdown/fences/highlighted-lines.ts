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

/** Code without its magic comments, and the numbers of the lines to highlight. */
export interface HighlightedCode {
  code: string
  lines: Set<number>
}

/**
 * Finds the lines to highlight: those of the fence's range, or else those that comments such as
 * `// highlight-next-line` point at. The comments stand on lines of their own and are taken out.
 */
export function readHighlightedLines({
  code,
  language,
  range,
}: {
  code: string
  language: string
  range: Set<number> | undefined
}): HighlightedCode {
  if (range) return { code, lines: range }
  if (!code.includes('highlight-')) return { code, lines: new Set() }

  const comment = commentPattern(BY_LANGUAGE[language] ?? ANY)
  const kept: string[] = []
  const lines = new Set<number>()
  let start: number | undefined
  let next = false
  for (const line of code.split('\n')) {
    const command = line.match(comment)?.slice(1).find(Boolean)
    if (command === 'next-line') next = true
    else if (command === 'start') start = kept.length + 1
    else if (command) {
      // One without the other highlights nothing, as in Docusaurus.
      for (let line = start ?? Number.POSITIVE_INFINITY; line <= kept.length; line++) lines.add(line)
      start = undefined
    } else {
      kept.push(line)
      if (next) lines.add(kept.length)
      next = false
    }
  }
  return { code: kept.join('\n'), lines }
}

/** A comment that begins or ends a highlight and has no partner. */
interface UnevenHighlight {
  /** Of the code, from 1. */
  line: number
  written: string
  missing: string
}

/** The first comment of a pair that stands alone. */
export function unevenHighlights(code: string, language: string): UnevenHighlight | undefined {
  if (!code.includes('highlight-')) return undefined
  const comment = commentPattern(BY_LANGUAGE[language] ?? ANY)
  let start: number | undefined
  for (const [index, text] of code.split('\n').entries()) {
    const command = text.match(comment)?.slice(1).find(Boolean)
    if (command === 'end' && start === undefined)
      return { line: index + 1, written: 'highlight-end', missing: 'highlight-start' }
    if (command === 'start') start = index + 1
    if (command === 'end') start = undefined
  }
  return start === undefined
    ? undefined
    : { line: start, written: 'highlight-start', missing: 'highlight-end' }
}

function commentPattern(comments: Comment[]): RegExp {
  const quote = (text: string) => text.replace(/[*/{}]/g, '\\$&')
  const styles = comments.map(comment => {
    const [open, close] = COMMENTS[comment]
    return `${quote(open)}\\s*highlight-(next-line|start|end)\\s*${quote(close)}`
  })
  return new RegExp(`^\\s*(?:${styles.join('|')})\\s*$`)
}
