import { CODE } from './as-text'

const VOID = new RegExp(
  `${CODE}|<(/?)(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)((?:\\s(?:"[^"]*"|'[^']*'|\\{[^}]*\\}|[^<>"'{}])*)?)>`,
  'gi',
)
const DETAILS = /^(\s*<details\b[^<>]*>\s*<summary\b[^<>]*>)(.+)(<\/summary>\s*)$/

/** Closes void elements: `<br>`, `</br>` and `<img src="x">`. */
export function closeVoids(lines: string[], { line }: { line: number }): void {
  lines[line - 1] = lines[line - 1]!.replace(
    VOID,
    (written, _ticks, _slash, name?: string, attributes = '') =>
      name && !attributes.trimEnd().endsWith('/') ? `<${name}${attributes} />` : written,
  )
}

/** Wraps text of `<details><summary>` on one line in an expression, because it would be a paragraph otherwise. */
export function holdSummary(lines: string[], { line }: { line: number }): void {
  const [, start, inner, end] = lines[line - 1]!.match(DETAILS) ?? []
  if (!start || !inner || inner.startsWith('{')) return
  const text = inner
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>{${JSON.stringify(code)}}</code>`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
  if (!/[`*[\]]/.test(text)) lines[line - 1] = `${start}{<>${text}</>}${end}`
}

/** Wraps a block of tags with text between them, which was JSX as a whole. */
export function holdBlock(lines: string[], { line }: { line: number }): void {
  let first = line - 1
  let last = first
  while (lines[first - 1]?.trim() && !/^#{1,6}\s/.test(lines[first - 1]!)) first--
  while (lines[last + 1]?.trim()) last++
  if (!/^<[A-Za-z]/.test(lines[first]!) || !/<\/[\w.]+>\s*$/.test(lines[last]!)) return
  // In an expression, ">" must be escaped.
  for (let index = first; index <= last; index++) lines[index] = lines[index]!.replaceAll('=>', '=&gt;')
  lines[first] = `{<>${lines[first]}`
  lines[last] = `${lines[last]}</>}`
}
