import type { HastPluginDefinition } from 'satteri'
import { tableFrame } from '../../model'
import type { PageContext } from '../page-context'

type Visitor = Extract<NonNullable<HastPluginDefinition['element']>, { filter?: unknown }>

/** Wraps tables in a scrollable region; alignment becomes a class, because the policy refuses style attributes. */
export function tables({ prepared, text }: PageContext): HastPluginDefinition {
  const frame: Visitor = {
    filter: ['table'],
    visit(node, ctx) {
      const { class: className, tabindex: tabIndex, role, 'aria-label': ariaLabel } = tableFrame(text.table)
      const properties = { className: [className], tabIndex, role, ariaLabel }
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
