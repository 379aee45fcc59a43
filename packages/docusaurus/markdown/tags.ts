import { CODE } from './as-text'

const VOID = new RegExp(
  `${CODE}|<(/?)(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)((?:\\s(?:"[^"]*"|'[^']*'|\\{[^}]*\\}|[^<>"'{}])*)?)>`,
  'gi',
)
const DETAILS = /^(\s*<details\b[^<>]*>\s*<summary\b[^<>]*>)(.+)(<\/summary>\s*)$/

/** `<br>`, `</br>` and `<img src="x">` have no end in HTML. */
export function closeVoids(lines: string[], { line }: { line: number }): void {
  lines[line - 1] = lines[line - 1]!.replace(
    VOID,
    (written, _ticks, _slash, name?: string, attributes = '') =>
      name && !attributes.trimEnd().endsWith('/') ? `<${name}${attributes} />` : written,
  )
}

/** `<details><summary>` with text on one line is a paragraph, unless the text is an expression. */
export function holdSummary(lines: string[], { line }: { line: number }): void {
  const [, start, inner, end] = lines[line - 1]!.match(DETAILS) ?? []
  if (!start || !inner || inner.startsWith('{')) return
  const text = inner
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>{${JSON.stringify(code)}}</code>`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
  if (!/[`*[\]]/.test(text)) lines[line - 1] = `${start}{<>${text}</>}${end}`
}

/** A block of tags with text between them was JSX as a whole. */
export function holdBlock(lines: string[], { line }: { line: number }): void {
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
