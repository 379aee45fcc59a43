import type { Statement } from '../statement'
import { NODE_ID } from './node-id'

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
const NODE = new RegExp(String.raw`(?<![\p{L}\p{N}_:])(${NODE_ID.source})(${SHAPES.join('|')})?`, 'gu')
const NO_NODES = /^(?:subgraph|direction|click|end)\b/
/** Text on a link, between the nodes. */
const LINK_WORDS = /(\|[^|]*\|)/

/** Repeats the last label of a node at its first mention: the renderer keeps the first label, Mermaid the last. */
export function lastLabels(statements: Statement[]): Statement[] {
  const labels = new Map<string, string>()
  for (const { text } of statements)
    eachNode(text, (whole, id, label) => {
      if (label) labels.set(id, label)
      return whole
    })
  const seen = new Set<string>()
  return statements.map(({ text, below }) => ({
    text: eachNode(text, (whole, id, label) => {
      const isFirst = !seen.has(id)
      seen.add(id)
      return isFirst || label ? id + (labels.get(id) ?? '') : whole
    }),
    below,
  }))
}

export function eachNode(
  text: string,
  change: (whole: string, id: string, label?: string) => string,
): string {
  if (NO_NODES.test(text)) return text
  return text
    .split(LINK_WORDS)
    .map((part, index) => (index % 2 ? part : part.replace(NODE, change)))
    .join('')
}
