import type { DrawingProblem } from 'inkstone/config'
import type { Statement } from './statement'

/** Matches arrows of flowcharts, state, class and sequence diagrams; a label may follow. */
const ARROW = /(?:<?(?:--+|==+|-\.+-)[>xo]?|--?(?:>>|>|x|\)))/

const AT_END = new RegExp(`(?:^|\\s)(${ARROW.source})\\s*(?:\\|[^|]*\\|)?\\s*;?$`)
const AT_START = new RegExp(`^(${ARROW.source})(?=\\s)`)

/** Diagram types whose statements connect two nodes. */
const JOINS = /^(?:flowchart|graph|stateDiagram|sequenceDiagram|classDiagram)/

/** Returns arrows without a start or target, which the renderer silently drops. */
export function danglingArrows(
  kind: string,
  statements: Statement[],
): (DrawingProblem & { below: number })[] {
  if (!JOINS.test(kind)) return []
  return statements.slice(1).flatMap(({ text: whole, below }) => {
    const text = whole.trim().replace(/:::[\w-]+/g, '')
    // The part after a colon is text.
    if (text.includes(':')) return []
    const [, end] = AT_END.exec(text) ?? []
    const [, start] = AT_START.exec(text) ?? []
    const written = end ?? start
    if (!written) return []
    const what = `The arrow \`${written}\` has no ${end ? 'target' : 'source'}`
    const remedy = end ? `Write what it points to: \`A ${end} B\`` : `Write where it starts: \`A ${start} B\``
    return [{ what, remedy, below, written }]
  })
}
