import type { Statement } from '../statement'
import { holdSpaces, NO_WORD, roomFor, spareRoom } from './held-signs'

/** Cardinality at an end of a relation; the characters may be in either order. */
const COUNT = String.raw`\|\||\|o|o\||\|\{|\}\||[{}]o|o[{}]`
const WORDS: Record<string, string> = {
  '1': '||',
  one: '||',
  'only one': '||',
  'zero or one': '|o',
  'one or zero': '|o',
  '1+': '}|',
  'one or more': '}|',
  'one or many': '}|',
  'many(1)': '}|',
  '0+': '}o',
  'zero or more': '}o',
  'zero or many': '}o',
  'many(0)': '}o',
}
const COUNT_WORDS = Object.keys(WORDS)
  .map(words => words.replace(/[+()]/g, '\\$&'))
  .join('|')
const NAME = String.raw`"[^"]+"|[^\s"|{}:[]+?`
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(${COUNT})(--|\.\.|-\.|\.-)(${COUNT})\s*(${NAME})\s*(?::(?!:)\s*(.+))?$`,
)
const RELATION_IN_WORDS = new RegExp(
  String.raw`^(${NAME})\s+(${COUNT_WORDS})\s+((?:optionally\s+)?to)\s+(${COUNT_WORDS})\s+(${NAME})\s*(?::(?!:)\s*(.+))?$`,
)
const ENTITY = new RegExp(
  String.raw`^(${NAME})\s*(?:\[\s*"?([^\]"]*)"?\s*\])?\s*(?::::[\w,-]+)?\s*(?:(\{)\s*(.*?)\s*(\})?)?$`,
)
const ATTRIBUTE = /^(\S+)\s+(\S+)\s*((?:[PFU]K(?:\s*,\s*|\s+|$))*)(?:"([^"]*)")?$/i
/** Style statements; an entity may have such a name, but without what follows here. */
const LOOK =
  /^(?:direction\s+(?:TB|TD|BT|LR|RL)$|style\s+[^:|{}]+\s[\w-]+\s*:|classDef\s|class\s+[^|{}[\]]+\s[^\s|{}[\]]+$)/i

/** Separates an attribute's name and comment until the diagram is drawn. */
const REMARK = '\ue018'

/** Converts an entity relationship diagram to the renderer's syntax: names of one word, and no "}" before an "o". */
export function plainRelations([head, ...statements]: Statement[]): Statement[] {
  if (!head) return []
  const labels = new Map<string, string>()
  for (const { text } of statements) {
    const [, name, label] = ENTITY.exec(text) ?? []
    if (label) labels.set(unquote(name!), label)
  }
  let isBody = false
  return [
    head,
    ...statements.flatMap(({ text, below }) => plainStatement(text).map(line => ({ text: line, below }))),
  ]

  function plainStatement(text: string): string[] {
    if (isBody) {
      isBody = text !== '}'
      return [isBody ? plainAttribute(text) : text]
    }
    const [, from, left, line, right, to, words = '""'] =
      RELATION.exec(text) ?? RELATION_IN_WORDS.exec(text) ?? []
    if (from) {
      const dash = /^(?:--|to)$/.test(line!) ? '--' : '..'
      return [`${nameOf(from)} ${plainLeft(left!)}${dash}${plainRight(right!)} ${nameOf(to!)} : ${words}`]
    }
    if (LOOK.test(text)) return []
    const [, entity, , opens, inside, closes] = ENTITY.exec(text) ?? []
    if (!entity) return [text]
    isBody = opens !== undefined && closes === undefined
    const attributes = inside ? [plainAttribute(inside)] : []
    return [`${nameOf(entity)} {`, ...attributes, ...(isBody ? [] : ['}'])]
  }

  function nameOf(written: string): string {
    const name = unquote(written.replace(/:::[\w,-]+$/, ''))
    const label = holdSpaces(labels.get(name) ?? name)
    return label + spareRoom(label)
  }
}

/** Converts an attribute. Its comment goes after the name, because a tooltip would need a mouse. */
function plainAttribute(text: string): string {
  if (/^[^\s"]+$/.test(text)) return `${NO_WORD} ${text}`
  const [, type, name, keys, remark] = ATTRIBUTE.exec(text) ?? []
  if (!type) return text
  const said = remark ? REMARK + holdSpaces(remark.replace(/<br\s*\/?>/gi, ' ')) : ''
  return `${type} ${roomFor(text)}${name}${said} ${keys!.replaceAll(',', ' ').trim()}`.trim()
}

function plainLeft(written: string): string {
  const count = WORDS[written] ?? written
  if (/[{}]/.test(count)) return count.includes('o') ? '{o' : '}|'
  return count.includes('o') ? '|o' : '||'
}

function plainRight(written: string): string {
  const count = WORDS[written] ?? written
  if (/[{}]/.test(count)) return count.includes('o') ? 'o{' : '|{'
  return count.includes('o') ? 'o|' : '||'
}

function unquote(name: string): string {
  return name.replace(/^"(.*)"$/, '$1')
}

/** Restores attribute comments in a drawing, in a softer colour than the names. */
export function restoreRemarks(svg: string): string {
  return svg.replace(
    /(<tspan fill="var\(--_text-sec\)">[^<]*)\ue018([^<]*<\/tspan>)/g,
    '$1</tspan><tspan dx="8" fill="var(--_text-muted)">$2',
  )
}
