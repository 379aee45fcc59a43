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

export function escapeBrackets(lines: string[], { line }: { line: number }): void {
  lines[line - 1] = writeAsText(lines[line - 1]!, '<', NO_TAGS)
}
