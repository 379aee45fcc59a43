import type { MdxProblem } from './mdx-error'

const CODE = '(`+)(?:(?!\\1).)*\\1'
/** Full-width signs, which no name contains. */
const HAN_SIGN = '[\\u2014\\u2026\\u3000-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20]'
/**
 * No tag begins like this: `<-`, `<3`, `<=`, `Map<string, …`, `Promise<Map<…`, `Array<Item[]>`, `Class<?>`, `<名称>`,
 * `</a/b>`, `<some name\>`, `<file/folder path>`, `小于Max<Min，`.
 */
const NO_TAG = new RegExp(
  `${CODE}|\\\\<|<(?=[^A-Za-z/>$_!?\\s]|\\?(?:[>,]| extends\\b| super\\b)|/\\w+/|[A-Za-z][\\w-]*\\s*(?:[,|&<[\\\\]|:\\s|${HAN_SIGN})|[A-Za-z][\\w =-]*\\\\>|[A-Za-z][\\w -]*/\\w[\\w /-]*>)`,
  'g',
)
/**
 * Objects cannot be shown, and Markdown is no code, so these braces are text: `{ name: 'x' }`, `{"a": 1}`,
 * `{ [key: string]: … }`, `{Promise&lt;T&gt;}`, `{a,b,...}`.
 */
const OBJECT = new RegExp(
  `${CODE}|\\\\\\{|(?<!\\{\\s*|=|\\w=\\s*)\\{(?=\\s*(?:"[^"]*"|'[^']*'|[\\w-]+|\\[\\w+)\\s*:|[^{}]*(?:&\\w+;|\\\\[^\\w\\s]|\\.{3}\\s*\\}))`,
  'g',
)
/**
 * Words in a row are no code either, nor are dates, full-width signs, settings and variables of other languages, but a
 * file that says it is MDX is taken at its word: `{release version}`, `{yyyy-01-01%-2y}`, `{甲，乙}`, `{he=1, x=y}`,
 * `$\{var.name}`.
 */
const WORDS = new RegExp(
  `\`[^\`]*\`|\\\\\\{|\\{(?=[^{}"'()=<>+*/]*\\w\\s+\\w[^{}]*\\}|[\\w%+ -]*(?:\\b0\\d|\\d(?![xobne])[a-z])[\\w%+ -]*\\}|[^{}"'\`]*${HAN_SIGN}|\\s*\\w+\\s*=[^=>])|(?<=\\$)\\{(?=[\\w.-]+\\})`,
  'gi',
)
const VOID = new RegExp(
  `${CODE}|<(/?)(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)((?:\\s(?:"[^"]*"|'[^']*'|\\{[^}]*\\}|[^<>"'{}])*)?)>`,
  'gi',
)
const DETAILS = /^(\s*<details\b[^<>]*>\s*<summary\b[^<>]*>)(.+)(<\/summary>\s*)$/

type Repair = (lines: string[], problem: MdxProblem, isMarkdown: boolean) => void

const REPAIRS: [pattern: RegExp, repair: Repair][] = [
  [/^MDX: (?:Could not read this expression|Unexpected)/, fenceIndented],
  [/^MDX: (?:Unexpected character after `<`|.*closing tag for `<[^\0-\x7f])/, escapeBrackets],
  [/^MDX: (?:Could not read this expression|Unexpected end of file in expression)/, escapeBraces],
  [/closing tag/i, closeVoids],
  [/before the end of `paragraph`/, holdSummary],
  [/(?:end|start) of `paragraph`/, holdBlock],
]

/**
 * The source with what HTML and the first MDX took, and today's MDX refuses, written so that it means the same;
 * undefined where only the author knows. Lines stay lines.
 */
export function repairMdx(source: string, problem: MdxProblem, isMarkdown: boolean): string | undefined {
  for (const [pattern, repair] of REPAIRS) {
    if (!pattern.test(problem.what)) continue
    const lines = source.split('\n')
    repair(lines, problem, isMarkdown)
    const repaired = lines.join('\n')
    if (repaired !== source) return repaired
  }
  return undefined
}

function escapeBrackets(lines: string[], { line }: MdxProblem): void {
  lines[line - 1] = lines[line - 1]!.replace(NO_TAG, written => (written === '<' ? '\\<' : written))
}

function escapeBraces(lines: string[], { line }: MdxProblem, isMarkdown: boolean): void {
  const asText = (written: string) => (written === '{' ? '\\{' : written)
  const text = lines[line - 1]!.replace(OBJECT, asText)
  lines[line - 1] = isMarkdown ? text.replace(WORDS, asText) : text
}

function closeVoids(lines: string[], { line }: MdxProblem): void {
  lines[line - 1] = lines[line - 1]!.replace(
    VOID,
    (written, _ticks, _slash, name?: string, attributes = '') =>
      name && !attributes.trimEnd().endsWith('/') ? `<${name}${attributes} />` : written,
  )
}

/** `<details><summary>` with text on one line is a paragraph, unless the text is an expression. */
function holdSummary(lines: string[], { line }: MdxProblem): void {
  const [, start, inner, end] = lines[line - 1]!.match(DETAILS) ?? []
  if (!start || !inner || inner.startsWith('{')) return
  const text = inner
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>{${JSON.stringify(code)}}</code>`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
  if (!/[`*[\]]/.test(text)) lines[line - 1] = `${start}{<>${text}</>}${end}`
}

/** A block of tags with text between them was JSX as a whole. */
function holdBlock(lines: string[], { line }: MdxProblem): void {
  let first = line - 1
  let last = first
  while (lines[first - 1]?.trim() && !/^#{1,6}\s/.test(lines[first - 1]!)) first--
  while (lines[last + 1]?.trim()) last++
  if (!/^<[A-Za-z]/.test(lines[first]!) || !/<\/[\w.]+>\s*$/.test(lines[last]!)) return
  // In an expression ">" is no text.
  for (let index = first; index <= last; index++) lines[index] = lines[index]!.replaceAll('=>', '=&gt;')
  lines[first] = `{<>${lines[first]}`
  lines[last] = `${lines[last]}</>}`
}

/** Indented lines are code in Markdown, which MDX has in fences only; the empty lines around them become the fences. */
function fenceIndented(lines: string[], { line }: MdxProblem, isMarkdown: boolean): void {
  const isIndented = (index: number) => /^(?:\t| {4})/.test(lines[index] ?? '')
  const isEmpty = (index: number) => lines[index]?.trim() === ''
  let start = line - 1
  let end = start
  while (isIndented(start) || isEmpty(start)) start--
  while (isIndented(end) || isEmpty(end)) end++
  do start++
  while (isEmpty(start))
  do end--
  while (isEmpty(end))
  const isInList = /^\s*(?:[-*+]|\d+[.)])\s/.test(lines.slice(0, start).findLast(text => text.trim()) ?? '')
  const isCode = isMarkdown && start <= end && isEmpty(start - 1) && isEmpty(end + 1)
  if (!isCode || isInList || lines.slice(start, end).some(text => text.includes('```'))) return
  for (let index = start; index <= end; index++) lines[index] = lines[index]!.replace(/^(?:\t| {4})/, '')
  lines[start - 1] = '```'
  lines[end + 1] = '```'
}
