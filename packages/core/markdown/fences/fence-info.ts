export interface FenceInfo {
  /** Lower case; "text" without a language. */
  language: string
  title?: string
  /** Lines to highlight, by number; undefined without a range. */
  lines?: Set<number>
  /** The range as written, without braces. */
  range?: string
  lineNumbers?: number
  /** Words without a value: `live`, `transform`, `part`. */
  flags: Set<string>
  /** Words with a value: `tw="4"`. */
  attributes: Record<string, string>
  /** The word whose value starts with an unclosed quote. */
  openQuote?: string
}

const WORD = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|["'](.*)$|([^\s"']\S*))|\{([^{}]*)\}|([^\s{}]+)/g

export function parseFenceInfo(lang: string | null | undefined, meta: string | null | undefined): FenceInfo {
  // The parser reads "ts{1,3}" as one word.
  const [, name = '', range = ''] = (lang ?? '').match(/^([^{]*)(\{.*)?$/s) ?? []
  const info: FenceInfo = { language: name.toLowerCase() || 'text', flags: new Set(), attributes: {} }
  for (const [, key, double, single, open, bare, lines, flag] of `${range} ${meta ?? ''}`.matchAll(WORD)) {
    if (lines !== undefined) Object.assign(info, { lines: parseRanges(lines), range: lines })
    else if (flag) info.flags.add(flag)
    else if (key) info.attributes[key] = double ?? single ?? open ?? bare ?? ''
    if (open !== undefined) info.openQuote = key
  }
  info.title = info.attributes.title
  const start = info.attributes.showLineNumbers
  if (start !== undefined) info.lineNumbers = Number.parseInt(start, 10) || 1
  else if (info.flags.has('showLineNumbers')) info.lineNumbers = 1
  return info
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    for (let line = from; line <= to && line - from < 10_000; line++) if (line > 0) lines.add(line)
  }
  return lines
}
