import type { HastPluginDefinition } from 'satteri'
import { tableFrame } from '../../model'
import type { PageContext } from '../page-context'

type Visitor = Extract<NonNullable<HastPluginDefinition['element']>, { filter?: unknown }>
type Visit = Extract<Visitor, { filter: string[] }>['visit']
type Table = Parameters<Visit>[0]
type Context = Parameters<Visit>[1]

/** Longest word, in letters, that fits on a phone in the first of two, three or more columns. */
const NAME = [22, 15, 12]
/** Longest name that is kept whole next to another column, and the room for both. */
const WHOLE = 26
const BOTH = 38
/** Longest cell, in characters, that is readable in one of four columns on a phone. */
const SHORT = 16

/** Wraps tables in a scrollable region; alignment becomes a class, because the policy refuses style attributes. */
export function tables({ prepared, text }: PageContext): HastPluginDefinition {
  const frame: Visitor = {
    filter: ['table'],
    visit(node, ctx) {
      const { class: className, tabindex: tabIndex, role, 'aria-label': ariaLabel } = tableFrame(text.table)
      const properties = { className: [className], tabIndex, role, ariaLabel }
      if (isWide(node, ctx)) ctx.setProperty(node, 'className', ['wide'])
      ctx.wrapNode(node, { type: 'element', tagName: 'div', properties, children: [] })
    },
  }
  const alignment: Visitor = {
    filter: ['th', 'td'],
    visit(node, ctx) {
      const align = String(node.properties.style ?? '').match(/^text-align: (left|center|right)$/)?.[1]
      if (!align) return
      ctx.setProperty(node, 'style', null)
      ctx.setProperty(node, 'className', [`align-${align}`])
    },
  }
  // The cell visitor is costly, and few tables use alignment.
  return { name: 'tables', element: /:-|-:/.test(prepared.source) ? [frame, alignment] : [frame] }
}

/** Returns whether phones show the first cell of each row above the others. */
function isWide(table: Table, ctx: Context): boolean {
  const rows = elements(table.children).flatMap(part =>
    elements(part.children).map(row => elements(row.children)),
  )
  const columns = rows[0]?.length ?? 0
  if (columns > 3 && rows.flat().some(cell => ctx.textContent(cell).length > SHORT)) return true
  const lengths = (column: number) =>
    rows
      .flatMap(row => (row[column] && ctx.textContent(row[column]).match(/[!-~]+/g)) ?? [])
      .map(word => word.length)
  const longest = Math.max(0, ...lengths(0))
  if (longest > (NAME[Math.min(columns, 4) - 2] ?? Number.POSITIVE_INFINITY)) return true
  return columns === 2 && longest + Math.max(0, ...lengths(1).filter(length => length <= WHOLE)) > BOTH
}

function elements(nodes: Table['children']): Table[] {
  return nodes.filter(node => node.type === 'element') as Table[]
}
