import { HTML_TAGS } from 'inkstone/markdown'
import { HAN_SIGN, type TextRule, writeAsText } from './as-text'

/** No tag begins like these. */
export const NO_TAGS: TextRule[] = [
  { example: 'a <- b, I <3 it, a <= b, <名称>', after: /[^A-Za-z/>$_!?\s]/ },
  { example: '调用方法<', after: /\s*$/ },
  { example: 'the operator <!=>', after: /!=/ },
  { example: 'Class<?>, List<? extends T>', after: /\?(?:[>,]| extends\b| super\b)/ },
  { example: 'see </docs/a/>', after: /\/\w+\// },
  {
    example: 'Map<string, Item>, Array<Item[]>, A<B|C>, NSArray <X *>',
    after: /[A-Za-z][\w-]*\s*[,|&<[\\*]/,
  },
  { example: 'Object<key: string>', after: /[A-Za-z][\w-]*\s*:\s/ },
  { example: '小于 Max<Min，', after: new RegExp(`[A-Za-z][\\w-]*\\s*${HAN_SIGN.source}`) },
  { example: '加上 <package.引擎.version>', after: /[A-Za-z][\w.-]*[\u3400-\u9fff][^<>]*>/ },
  { example: '--connect <jdbc uri\\>', after: /[A-Za-z][\w .=-]*\\>/ },
  { example: 'apply <file/folder path>', after: /[A-Za-z][\w -]*\/\w[\w /-]*>/ },
  {
    example: 'pull <package_name>:<version_1>, <FLINK_HOME>',
    after: /(?:[a-z][a-z0-9]*|[A-Z][A-Z0-9]*)_\w*>/,
  },
]

/** What MDX 1 showed as text, and today's takes for elements, of which nothing is to be seen. */
const MDX1_TEXTS: TextRule[] = [
  {
    // At the start of a line it was an element; one that HTML knows may stand in a block of JSX.
    example: 'with <property name="user" / >',
    before: /[^\s>*+.)\d-].*/,
    after: new RegExp(`(?!(?:${HTML_TAGS.join('|')})\\b)[a-z][^<>]*\\/\\s+>`),
  },
  { example: '<context:component-scan />', after: /\/?[A-Za-z][\w.-]*:[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>/ },
]

/** Nobody writes those by hand. */
const LONGEST = 5000

/** The value of an attribute is text already. */
const ATTRIBUTE = `=\\s*(?:"[^"]*"|'[^']*')`

/** A line of a source for MDX 1, as today's reads it. */
export function escapeMdx1Texts(line: string): string {
  const mayHold = line.length < LONGEST && /\/\s+>|<\/?[\w.-]+:/.test(line)
  return mayHold ? writeAsText(line, '<', MDX1_TEXTS, ATTRIBUTE) : line
}

/** What HTML takes for a tag, or at least the beginning of one with values of JSX. */
const TAG =
  /^<(?:\/?[A-Za-z][\w.-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`{]+|'[^']*'|"[^"]*"))?)*\s*(?:\/?>|\{|[\w:-]+\s*=\s*\{)|[!?])/

/** To MDX 1 everything else was text, as to Markdown. */
export function escapeBrackets(
  lines: string[],
  { line, column }: { line: number; column: number },
  { isMdx1 }: { isMdx1: boolean },
): void {
  const written = lines[line - 1]!
  const escaped = writeAsText(written, '<', NO_TAGS)
  const end = lines.findIndex((text, index) => index >= line && text.trim() === '')
  const rest = lines
    .slice(line - 1, end < 0 ? undefined : end)
    .join('\n')
    .slice(column - 1)
  const isText = escaped === written && isMdx1 && rest.startsWith('<') && !TAG.test(rest)
  lines[line - 1] = isText ? `${written.slice(0, column - 1)}\\${written.slice(column - 1)}` : escaped
}
