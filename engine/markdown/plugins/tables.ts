import type { HastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

/** Tables scroll inside a region of their own; alignment is a class, since style attributes are refused. */
export function tables(page: PageContext): HastPluginDefinition {
  return {
    name: 'tables',
    element: [
      {
        filter: ['table'],
        visit(node, ctx) {
          const properties = {
            className: ['table-wrap'],
            tabIndex: 0,
            role: 'group',
            ariaLabel: page.text.table,
          }
          ctx.wrapNode(node, { type: 'element', tagName: 'div', properties, children: [] })
        },
      },
      {
        filter: ['th', 'td'],
        visit(node, ctx) {
          const align = String(node.properties.style ?? '').match(/^text-align: (left|center|right)$/)?.[1]
          if (!align) return
          ctx.setProperty(node, 'style', null)
          ctx.setProperty(node, 'className', [`align-${align}`])
        },
      },
    ],
  }
}
