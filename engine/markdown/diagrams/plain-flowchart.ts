/** A line of a diagram that is to be drawn; it stands as many lines below the first. */
export interface Statement {
  text: string
  below: number
}

const LABEL = /"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|/u
const LINK_WITH_WORDS = /(?<![-=])(?:--|==|-\.)\s*([^-=.|>"\s][^-=.|>"]*?)\s*(-->|---|==>|===|\.->|\.-)/g
/** `A --> |words| B` */
const SPACED_WORDS = /(-->|---|==>|===|\.->|-\.-)\s+(?=\|)/g
const LINK = /<?(?:--|==|-\.)/u
const ID = /[\p{L}\p{N}_]+/u
const PIECE = new RegExp(`(${LABEL.source})|(${ID.source})(?=(\\s*[[({>])?)(?=(${LINK.source})?)`, 'gu')

/** Looks of letters inside of a label, which a drawing has not. */
const INLINE_TAG = /<\/?(?:b|code|em|i|kbd|small|span|strong|u)(?:\s[^<>]*)?>/gi
/** The name of a link, for which nothing but its motion can be said: `A e1@--> B`, `e1@{ animate: true }`. */
const LINK_NAME = /[\w-]+@(?=--|==|-\.)/g
const MOTION = /^[\w-]+@\{[^{}]*\banimat(?:e|ion)\b[^{}]*\}$/
const QUOTED_WORDS = /(?:--|==|-\.)\s*("[^"]*")\s*(-->|---|==>|===|\.->|\.-)/g

/** Signs by which the renderer ends a label, wherever they stand, and what stands for them until it is drawn. */
const SIGNS = '()[]{}|'
const FIRST_SIGN = 0xe000

/** The drawing with the signs that its labels have. */
export function restoreSigns(svg: string): string {
  return svg.replace(/[\ue000-\ue006]/g, held => SIGNS[held.charCodeAt(0) - FIRST_SIGN]!)
}

function holdSigns(quoted: string): string {
  return quoted.replace(/[()[\]{}|]/g, sign => String.fromCharCode(FIRST_SIGN + SIGNS.indexOf(sign)))
}

/** Statements of a flowchart in the narrow notation of the renderer, which takes Latin ids and spaces around links. */
export function plainFlowchart(statements: Statement[]): Statement[] {
  const ids = new Map<string, string>()
  return statements
    .filter(({ text }) => !MOTION.test(text))
    .map(({ text, below }, index) => ({
      text: index === 0 ? text : plainStatement(plainLabels(text), ids),
      below,
    }))
}

function plainLabels(text: string): string {
  return text
    .replace(INLINE_TAG, '')
    .replace(/"[^"]*"/g, holdSigns)
    .replace(LINK_NAME, '')
    .replace(SPACED_WORDS, '$1')
    .replace(QUOTED_WORDS, (_, words: string, end: string) => linkWith(words.slice(1, -1), end))
}

function linkWith(words: string, end: string): string {
  return `${end.startsWith('.') ? '-' : ''}${end}|${words}|`
}

function plainStatement(text: string, ids: Map<string, string>): string {
  const group = /^subgraph\s+([^[]+?)\s*(?:\[(.*)\])?$/.exec(text)
  if (group) return plainGroup(text, { name: group[1]!, label: group[2], ids })
  const isLook = /^(?:style|class|classDef|linkStyle)\s/.test(text)
  return text
    .replace(LINK_WITH_WORDS, (_, words: string, end: string) => linkWith(words, end))
    .replace(PIECE, (whole, label: string | undefined, id = '', bracket = '', link = '') => {
      if (label !== undefined) return whole
      const known = ids.get(id)
      const named = /^\w+$/.test(id) ? id : (known ?? plainId(id, ids))
      const words = named !== id && !known && !bracket && !isLook ? `[${id}]` : ''
      return `${named}${words}${link ? ' ' : ''}`
    })
}

/** Groups whose names have no Latin letter would have the same id. */
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
