import { INLINE_TAG } from '../inline-tags'
import type { Statement } from '../statement'
import { linesOf } from '../svg-parts'
import { declareGroups } from './declare-groups'
import { holdSigns, spareRoom } from './held-signs'
import { lastLabels } from './last-labels'
import { NODE_ID } from './node-id'

const LABEL = /"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||(?<![-=])>[^\]>[]*\]/u
/** `A -- v1.2 --> B`: the text may contain single link characters, but not a pair that ends the link. */
const LINK_WITH_WORDS = [
  String.raw`(?<![-=])--(?![->])\s*((?:<br\s*\/?>|[^-|>"]|-(?!-))+?)\s*(-->|---)`,
  String.raw`(?<![-=])==(?![=>])\s*((?:<br\s*\/?>|[^=|>"]|=(?!=))+?)\s*(==>|===)`,
  String.raw`(?<![-=])-\.(?![-.])\s*((?:<br\s*\/?>|[^.|>"]|\.(?!-))+?)\s*-?\.*(\.->|\.-)`,
].join('|')
/** `A --> |words| B` */
const SPACED_WORDS = /(-->|---|==>|===|\.->|-\.-)\s+(?=\|)/g
const LINK = /<?(?:--|==|-\.)/u
const PIECE = new RegExp(`(${LABEL.source})|(${NODE_ID.source})(?=(\\s*[[({>])?)(?=(${LINK.source})?)`, 'gu')

/** The id of a link, which only sets its animation and curve: `A e1@--> B`, `e1@{ animate: true }`. */
const LINK_NAME = /[\w-]+@(?=[xo<]?(?:--|==|-\.))/g
/** Crosses and circles at the ends of a link with text: `A x-. by .-x B`. */
const START_BEFORE_WORDS = /(?<=\S\s+)[xo](?=(?:--|==|-\.)\s)/g
const END_OF_DOTS = /(?<=\.-+)[xo](?=\s)/g
const MOTION = /^[\w-]+@\{[^{}]*\b(?:animat(?:e|ion)|curve)\b[^{}]*\}$/
const WORDS_OR_LABEL = new RegExp(`(${LABEL.source})|${LINK_WITH_WORDS}`, 'gu')
const QUOTED_WORDS = /(?:--|==|-\.)\s*("[^"]*")\s*(-->|---|==>|===|\.->|\.-)/g

const LINK_WORDS = /(?<=[->=.])\|([^|]+)\|/g

/** A link of any length, with any ends: `---->`, `-..->`, `--x`, `o--o`. */
const LONG_LINK = /((?<=\s)[xo]|<)?(-{2,}|={2,}|-\.+-)(>|[xo](?=[\s|]))?/
const LINK_OR_LABEL = new RegExp(`(${LABEL.source})|${LONG_LINK.source}`, 'gu')
/** `A@{ shape: diam, label: "Words" }` */
const SHAPED = /([\p{L}\p{N}_-]+)@\{([^{}]*)\}/gu
const BRACKETS: Record<string, [string, string]> = {
  rounded: ['(', ')'],
  event: ['(', ')'],
  stadium: ['([', '])'],
  pill: ['([', '])'],
  terminal: ['([', '])'],
  circle: ['((', '))'],
  circ: ['((', '))'],
  diam: ['{', '}'],
  diamond: ['{', '}'],
  decision: ['{', '}'],
  question: ['{', '}'],
  hex: ['{{', '}}'],
  hexagon: ['{{', '}}'],
  cyl: ['[(', ')]'],
  cylinder: ['[(', ')]'],
  database: ['[(', ')]'],
  db: ['[(', ')]'],
}

/** Converts a flowchart to the renderer's syntax, which needs Latin ids and spaces around links. */
export function plainFlowchart(statements: Statement[]): Statement[] {
  const ids = new Map<string, string>()
  const [head, ...rest] = statements.filter(({ text }) => !MOTION.test(text))
  if (!head) return []
  const labelled = rest.map(({ text, below }) => ({ text: plainLabels(text), below }))
  const isLook = ({ text }: Statement) => /^(?:style|class|classDef|linkStyle)\s/.test(text)
  const drawn = lastLabels(labelled.filter(statement => !isLook(statement))).map(({ text, below }) => ({
    text: plainStatement(text, ids).replace(LINK_WORDS, wrapWords),
    below,
  }))
  const looks = labelled.filter(isLook).map(({ text, below }) => ({ text: plainLook(text, ids), below }))
  // The default direction is down.
  const text = head.text.replace(/^(?:graph|flowchart)$/, '$& TD')
  return [{ ...head, text }, ...declareGroups(drawn), ...looks]
}

function plainLabels(text: string): string {
  return (
    text
      .replace(INLINE_TAG, '')
      // Marks Markdown text.
      .replace(/"`([^"`]*)`"/g, '"$1"')
      .replace(/"[^"]*"/g, holdSigns)
      .replace(SHAPED, plainShape)
      .replace(LINK_NAME, '')
      .replace(START_BEFORE_WORDS, '<')
      .replace(END_OF_DOTS, '>')
      // An escaped dot, which only prevents a Markdown list.
      .replace(/(?<=\d)\\\./g, '.')
      .replace(LINK_OR_LABEL, (whole, label, start, line, end) =>
        label ? whole : plainLink(line, { start, end }),
      )
      .replace(SPACED_WORDS, '$1')
      .replace(QUOTED_WORDS, (_, words: string, end: string) => linkWith(words.slice(1, -1), end))
      .replace(WORDS_OR_LABEL, (whole, label, ...links: (string | undefined)[]) => {
        const [words, end] = links.slice(0, 6).filter(part => part !== undefined)
        return label ? whole : linkWith(words!, end!)
      })
  )
}

/** Converts a link: the renderer only has arrows, which replace crosses and circles. */
function plainLink(line: string, { start, end }: { start?: string; end?: string }): string {
  if (line.length === 2 && !end) return `${start ?? ''}${line}`
  const [open, arrow] = line.startsWith('=')
    ? ['===', '==>']
    : line.includes('.')
      ? ['-.-', '-.->']
      : ['---', '-->']
  return `${start ? '<' : ''}${end ? arrow : open}`
}

function plainShape(whole: string, id: string, facts: string): string {
  const [, label = id] = /\blabel:\s*"([^"]*)"/.exec(facts) ?? []
  const [, shape = 'rect'] = /\bshape:\s*"?([\w-]+)/.exec(facts) ?? []
  if (!/\b(?:label|shape):/.test(facts)) return whole
  const [open, close] = BRACKETS[shape] ?? ['[', ']']
  return `${id}${open}${label}${close}`
}

function wrapWords(_: string, words: string): string {
  const lines = linesOf(words.trim().replace(/^"(.*)"$/, '$1'), 200)
  return `|${lines.map(line => line + spareRoom(line)).join('<br/>')}|`
}

function linkWith(words: string, end: string): string {
  return `${end.startsWith('.') ? '-' : ''}${end}|${words}|`
}

function plainStatement(text: string, ids: Map<string, string>): string {
  const group = /^subgraph\s+([^[]+?)\s*(?:\[(.*)\])?$/.exec(text)
  if (group) return plainGroup(text, { name: group[1]!, label: group[2], ids })
  return text.replace(PIECE, (whole, label: string | undefined, id = '', bracket = '', link = '') => {
    if (label !== undefined) return whole
    const known = ids.get(id)
    const named = /^[\w-]+$/.test(id) ? id : (known ?? plainId(id, ids))
    const words = named !== id && !known && !bracket ? `[${id}]` : ''
    return `${named}${words}${link ? ' ' : ''}`
  })
}

/** Converts colours of nodes to the new ids. */
function plainLook(text: string, ids: Map<string, string>): string {
  const toId = (name: string) => (/^[\w-]*$/.test(name) ? name : (ids.get(name) ?? plainId(name, ids)))
  const single = text.replace(/(?<=^class\s.*\s[\w-]+)(?:,[\w-]+)+$/, '')
  return single.replace(/(?<=^style\s+)\S+|(?<=^class\s+)\S.*(?=\s\S+$)/, names =>
    ids.has(names) ? toId(names) : names.split(/,\s*/).map(toId).join(','),
  )
}

/** Converts a group; names without Latin letters need distinct ids. */
function plainGroup(
  text: string,
  { name, label, ids }: { name: string; label?: string; ids: Map<string, string> },
): string {
  if (/^[\w-]+$/.test(name)) return text
  return `subgraph ${plainId(name, ids)} [${label ?? name.replaceAll('"', '')}]`
}

function plainId(name: string, ids: Map<string, string>): string {
  const id = `id-${ids.size + 1}`
  ids.set(name, id)
  return id
}
