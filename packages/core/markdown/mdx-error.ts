/** A mistake in MDX; line and column count from the start of the body. */
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
  [/esm|import|export/, 'mend the import or export; keep a blank line after it'],
  [
    /`<`|before name|name|attribute|tag/,
    'write a literal "<" in backticks or as \\<, and a link as [text](url)',
  ],
]

/** Reads what the MDX parser says: "3:1: Expected a closing tag … (3:1) (source:rule)"; null for anything else. */
export function describeMdxError(message: string, bodyLine: number): MdxProblem | null {
  const [, line, column, text] = message.match(/^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/) ?? []
  if (!line || !text) return null
  const what = text
    .replace(/ \(note: [\s\S]*?\)(?= |$)/, '')
    .replace(/\((\d+):\d+\)/g, (_, inner) => `(line ${Number(inner) + bodyLine - 1})`)
    .replace(/Could not parse (\w+) with \w+/, 'Could not read this $1')
  const remedy = REMEDIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'mend the MDX syntax on this line'
  return { what: `MDX: ${what}`, remedy, line: Number(line), column: Number(column) }
}
