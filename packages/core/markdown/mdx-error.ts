import { findUnclosedAttribute } from './unclosed-attribute'

/** A mistake in MDX; line and column are relative to the start of the body. */
export interface MdxProblem {
  what: string
  remedy: string
  line: number
  column: number
}

const REMEDIES: [pattern: RegExp, remedy: string][] = [
  [
    /closing tag|expected an open tag/,
    'close every tag: <br />, <p>…</p>; write a literal "<" in backticks or as \\<',
  ],
  [/expression|brace/, 'write a literal "{" in backticks or as \\{'],
  [/esm|import|export/, 'fix the import or export; keep a blank line after it'],
  [
    /`<`|before name|name|attribute|tag/,
    'write a literal "<" in backticks or as \\<, and a link as [text](url)',
  ],
]

/**
 * Parses a message of the MDX parser: "3:1: Expected a closing tag … (3:1) (source:rule)"; null for other
 * messages.
 */
export function describeMdxError(message: string, bodyLine: number): MdxProblem | null {
  const [, line, column, text] = message.match(/^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/) ?? []
  if (!line || !text) return null
  const place = { line: Number(line), column: Number(column) }
  const what = text
    .replace(/ \(note: [\s\S]*?\)(?= |$)/, '')
    .replace(/\((\d+):\d+\)/g, (_, inner) => `(line ${Number(inner) + bodyLine - 1})`)
    .replace(/Could not parse (\w+) with \w+/, 'Could not read this $1')
  const remedy = REMEDIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'fix the MDX syntax on this line'
  return { what: `MDX: ${what}`, remedy, ...place }
}

/** Adds the cause to a problem where a tag has an attribute value without an end. */
export function explainMdxError(problem: MdxProblem, source: string): MdxProblem {
  if (/end of file in expression/.test(problem.what) && /^\s*\{\/\*/.test(lineAt(source, problem)))
    return { ...problem, remedy: 'End the comment with */}' }
  const lines = source.split('\n')
  const above = lines[problem.line - 2] ?? ''
  if (
    /read this esm/.test(problem.what) &&
    /^(?:import|export) .*['";}]\s*$/.test(above) &&
    !isCode(lines[problem.line - 1]!)
  )
    return {
      ...problem,
      column: 1,
      what: 'MDX: Text right below an import or export is read as code',
      remedy: 'Put a blank line between them',
    }
  if (textAt(source, problem).startsWith('<!--'))
    return { ...problem, what: 'MDX: The comment is not closed', remedy: 'Add --> at its end' }
  const [, bare] = /^<[\w.:-]+[^<>]*?\s([\w:-]+)=[^\s"'{<>]/.exec(textAt(source, problem)) ?? []
  if (bare && problem.what.includes('`<`'))
    return {
      ...problem,
      what: `MDX: The value of the attribute \`${bare}\` has neither quotes nor braces`,
      remedy: `Write ${bare}="…" for a text, or ${bare}={…} for anything else`,
    }
  const unclosed = problem.what.includes('`<`') && findUnclosedAttribute(textAt(source, problem))
  if (!unclosed) return problem
  const { name, sign } = unclosed
  const where = name ? `in the attribute \`${name}\`` : 'in an attribute'
  const remedy = `Add the missing \`${sign === '{' ? '}' : sign}\``
  return { ...problem, what: `MDX: Unclosed \`${sign}\` ${where}`, remedy }
}

function isCode(line: string): boolean {
  return /^\s*(?:import|export|const|let|var|function|class|async|return|\/[/*]|[)\]}])/.test(line)
}

function lineAt(source: string, { line, column }: MdxProblem): string {
  return (source.split('\n')[line - 1] ?? '').slice(column - 1)
}

/** Returns the text from the last "<" at or before a position. */
function textAt(source: string, { line, column }: { line: number; column: number }): string {
  const lines = source.split('\n').slice(line - 1)
  const start = (lines[0] ?? '').lastIndexOf('<', column - 1)
  return start < 0 ? '' : [lines[0]!.slice(start), ...lines.slice(1)].join('\n')
}
