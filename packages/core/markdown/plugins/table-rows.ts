import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

/** Reports cells that will not be shown: Markdown drops cells beyond the table head. */
export function tableRows({ prepared, report }: PageContext): MdastPluginDefinition {
  return {
    name: 'table-rows',
    options: { position: true },
    table(node, ctx) {
      const [head, ...rows] = node.children
      for (const row of rows) {
        const beyond = row.children.slice(head!.children.length)
        const lost = beyond.map(cell => prepared.restore(ctx.textContent(cell)).trim()).join(' | ')
        if (!lost.replace(/[ |]/g, '')) continue
        const what = `the row has more cells than the head of its table; not shown: ${lost}`
        const remedy = 'write \\| for a bar inside of a cell, or add a column to the head'
        report({ what, remedy, severity: 'warning' }, row.position?.start.line)
      }
    },
  }
}
