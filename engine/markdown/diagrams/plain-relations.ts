import type { Statement } from './statement'

const RELATION = /^([^\s"|}]+)\s*([|}][|o])(--|\.\.)([|o][|{])\s*([^\s":]+)\s*(?::\s*(.+))?$/

/** Names of entities need no quotes, unless they have spaces. */
const NAME_IN_QUOTES = /(^|[|o][|{]\s*)"([\w-]+)"/g

/** Relations of entities in the narrow notation of the renderer: with spaces, a label, and no "}" before an "o". */
export function plainRelations(statements: Statement[]): Statement[] {
  return statements.map(({ text, below }) => ({
    text: text.replace(NAME_IN_QUOTES, '$1$2').replace(RELATION, plainRelation),
    below,
  }))
}

function plainRelation(_: string, from: string, left: string, line: string, ...rest: string[]): string {
  const [right, to, label = '""'] = rest
  return `${from} ${left.replace('}o', '{o')}${line}${right} ${to} : ${label}`
}
