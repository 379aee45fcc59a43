import type { Statement } from './statement'

const SHAPES = [
  String.raw`\(\(\(.+?\)\)\)`,
  String.raw`\(\[.+?\]\)`,
  String.raw`\(\(.+?\)\)`,
  String.raw`\[\[.+?\]\]`,
  String.raw`\[\(.+?\)\]`,
  String.raw`\{\{.+?\}\}`,
  String.raw`\[[^\]]+\]`,
  String.raw`\([^)]+\)`,
  String.raw`\{[^}]+\}`,
  String.raw`>[^\]>]+\]`,
]
const NODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_:])([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)(${SHAPES.join('|')})?`,
  'gu',
)
const NO_NODES = /^(?:style|class|classDef|linkStyle|subgraph|direction|click|end)\b/
/** Words on a link, between the nodes. */
const LINK_WORDS = /(\|[^|]*\|)/

/** The renderer keeps what it first hears of a node: a label that a later statement gives it stands at the first mention. */
export function firstLabels(statements: Statement[]): Statement[] {
  const labels = new Map<string, string>()
  const bare = new Set<string>()
  for (const { text } of statements)
    eachNode(text, (whole, id, label) => {
      if (!label) bare.add(id)
      else if (!labels.has(id) && bare.has(id)) labels.set(id, label)
      else bare.delete(id)
      return whole
    })
  if (!labels.size) return statements
  return statements.map(({ text, below }) => ({
    text: eachNode(text, (whole, id) => {
      const label = labels.get(id)
      labels.delete(id)
      return label && whole === id ? id + label : whole
    }),
    below,
  }))
}

function eachNode(text: string, change: (whole: string, id: string, label?: string) => string): string {
  if (NO_NODES.test(text)) return text
  return text
    .split(LINK_WORDS)
    .map((part, index) => (index % 2 ? part : part.replace(NODE, change)))
    .join('')
}
