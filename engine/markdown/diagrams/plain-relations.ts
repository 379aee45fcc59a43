import type { Statement } from './statement'

/** How many there are at an end of a relation: the signs may stand in either order. */
const COUNT = String.raw`\|\||\|o|o\||\|\{|\}\||[{}]o|o[{}]`
const RELATION = new RegExp(
  String.raw`^([^\s"|}]+?)\s*(${COUNT})(--|\.\.)(${COUNT})\s*([^\s":]+)\s*(?::\s*(.+))?$`,
)

/** Names of entities need no quotes, unless they have spaces. */
const NAME_IN_QUOTES = /(^|(?:[|o][|{]|\}[|o]|\|o)\s*)"([\w-]+)"/g

/** Relations of entities in the narrow notation of the renderer: with spaces, a label, and no "}" before an "o". */
export function plainRelations(statements: Statement[]): Statement[] {
  return statements.map(({ text, below }) => ({
    text: text.replace(NAME_IN_QUOTES, '$1$2').replace(RELATION, plainRelation),
    below,
  }))
}

function plainRelation(_: string, from: string, left: string, line: string, ...rest: string[]): string {
  const [right = '', to, label = '""'] = rest
  return `${from} ${plainLeft(left)}${line}${plainRight(right)} ${to} : ${label}`
}

function plainLeft(count: string): string {
  if (/[{}]/.test(count)) return count.includes('o') ? '{o' : '}|'
  return count.includes('o') ? '|o' : '||'
}

function plainRight(count: string): string {
  if (/[{}]/.test(count)) return count.includes('o') ? 'o{' : '|{'
  return count.includes('o') ? 'o|' : '||'
}
