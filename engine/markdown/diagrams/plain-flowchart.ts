/** A line of a diagram that is to be drawn; it stands as many lines below the first. */
export interface Statement {
  text: string
  below: number
}

const LABEL = /"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|/u
const LINK_WITH_WORDS = /(?:--|==|-\.)\s+([^-=.|>"]+?)\s+(-->|---|==>|===|\.->|\.-)/g
const LINK = /<?(?:--|==|-\.)/u
const ID = /[\p{L}\p{N}_]+/u
const PIECE = new RegExp(`(${LABEL.source})|(${ID.source})(?=(\\s*[[({>])?)(?=(${LINK.source})?)`, 'gu')

/** Statements of a flowchart in the narrow notation of the renderer, which takes Latin ids and spaces around links. */
export function plainFlowchart(statements: Statement[]): Statement[] {
  const ids = new Map<string, string>()
  return statements.map(({ text, below }, index) => ({
    text: index === 0 ? text : plainStatement(text, ids),
    below,
  }))
}

function plainStatement(text: string, ids: Map<string, string>): string {
  const group = /^subgraph\s+([^[]+?)\s*(?:\[(.*)\])?$/.exec(text)
  if (group) return plainGroup(text, { name: group[1]!, label: group[2], ids })
  const isLook = /^(?:style|class|classDef|linkStyle)\s/.test(text)
  return text
    .replace(
      LINK_WITH_WORDS,
      (_, words: string, end: string) => `${end.startsWith('.') ? '-' : ''}${end}|${words}|`,
    )
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
