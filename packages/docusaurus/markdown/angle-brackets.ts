import { HTML_TAGS } from 'inkstone/markdown'
import { HAN_SIGN, type TextRule, writeAsText } from './as-text'

/** Uses of "<" that cannot start a tag. */
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

/** Text in MDX 1 that newer versions parse as elements without visible content. */
const MDX1_TEXTS: TextRule[] = [
  {
    // At the start of a line it was an element; HTML tags are excluded, because they may be in a JSX block.
    example: 'with <property name="user" / >',
    before: /[^\s>*+.)\d-].*/,
    after: new RegExp(`(?!(?:${HTML_TAGS.join('|')})\\b)[a-z][^<>]*\\/\\s+>`),
  },
  { example: '<context:component-scan />', after: /\/?[A-Za-z][\w.-]*:[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>/ },
]

/** No handwritten line is longer. */
const LONGEST = 5000

/** Attribute values are already text. */
const ATTRIBUTE = `=\\s*(?:"[^"]*"|'[^']*')`

/** Escapes text of MDX 1 for the current parser. */
export function escapeMdx1Texts(line: string): string {
  const mayHold = line.length < LONGEST && /\/\s+>|<\/?[\w.-]+:/.test(line)
  return mayHold ? writeAsText(line, '<', MDX1_TEXTS, ATTRIBUTE) : line
}

/** Matches an HTML tag, or the start of one with JSX values. */
const TAG =
  /^<(?:\/?[A-Za-z][\w.-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`{]+|'[^']*'|"[^"]*"))?)*\s*(?:\/?>|\{|[\w:-]+\s*=\s*\{)|[!?])/

/** Escapes "<" that starts no tag, which is text in Markdown and in MDX 1. */
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
