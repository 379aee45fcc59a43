import { CODE, HAN_SIGN, type TextRule, writeAsText } from './as-text'

/** Excludes the braces of objects and attribute values. */
const NO_VALUE = /(?<!\{\s*|=|\w=\s*)/

/** Objects cannot be rendered, so their braces are text. */
export const OBJECTS: TextRule[] = [
  {
    example: '{ name: \'x\' }, {"a": 1}, {one/other: 1}, { [key: string]: 1 }, { [string]: 1 }, {[]: 1}',
    before: NO_VALUE,
    after: /\s*(?:"[^"]*"|'[^']*'|[\w/-]+|\[(?:\w+\]?|\]))\s*:/,
  },
  { example: "{<br />  type: 'x'<br />}", before: NO_VALUE, after: /(?:\s*<br ?\/?>)+\s*[\w'"]+\s*:/ },
  { example: '{Promise&lt;T&gt;}, {\\(a\\)}', before: NO_VALUE, after: /[^{}]*(?:&\w+;|\\[^\w\s])/ },
  { example: '{a,b,...}', before: NO_VALUE, after: /[^{}]*\.{3}\s*\}/ },
]

/** Matches code, and braces outside of it; attribute values are skipped. */
const BRACE = new RegExp(`${CODE}|\\\\\\{|=\\s*\\{|\\{`, 'g')

const GO_WORD = '(?:range|if|else|end|with|define|template|block|include|print(?:f|ln)?)\\b'

/** Text in braces that is not an expression; not applied to .mdx files. */
export const NO_EXPRESSIONS: TextRule[] = [
  {
    example: '{release version}, {函数 uri}',
    after: /[^{}"'()=<>+*/]*[\w\u3400-\u9fff]\s+[\w\u3400-\u9fff][^{}]*\}/,
  },
  { example: 'http { upstream 1 {} }', after: /\s*[a-z]\w*\s+\w+\s*\{/ },
  { example: '{yyyy-01-01%-2y}', after: /[\w%+ -]*(?:\b0\d|\d(?![xobneXOBNE])[a-zA-Z])[\w%+ -]*\}/ },
  { example: '{甲，乙}', after: new RegExp(`[^{}"'\`]*${HAN_SIGN.source}`) },
  { example: '{he=1, x=y}', after: /\s*\w+\s*=[^=>]/ },
  { example: '$\x7bvar.name}', before: /\$/, after: /[\w.-]+\}/ },
  {
    example: '{{range .Items}}{{.Name}}{{end}}',
    after: new RegExp(`\\{?-?\\s*(?:${GO_WORD}[^{}]*|[^{}]*(?<![\\w)\\]])\\.[^{}]*)\\}\\}`),
  },
]

export function escapeBraces(
  lines: string[],
  { line }: { line: number },
  { isMarkdown }: { isMarkdown: boolean },
): void {
  const rules = isMarkdown ? [...OBJECTS, ...NO_EXPRESSIONS] : OBJECTS
  lines[line - 1] = writeAsText(lines[line - 1]!, '{', rules)
}

/** Escapes a brace that starts no expression in MDX 1: `a { b`, `{@name}`, or `{a` with `b c}` on the next line. */
export function escapeBrace(
  lines: string[],
  { line, column }: { line: number; column: number },
  { isMdx1 }: { isMdx1: boolean },
): void {
  if (!isMdx1) return
  for (let index = line - 1; index >= 0 && lines[index]!.trim(); index--) {
    const text = lines[index]!
    const end = index === line - 1 ? column : text.length
    const found = [...text.matchAll(BRACE)].filter(match => match[0] === '{' && match.index < end).pop()
    if (!found) continue
    lines[index] = `${text.slice(0, found.index)}\\${text.slice(found.index)}`
    return
  }
}
