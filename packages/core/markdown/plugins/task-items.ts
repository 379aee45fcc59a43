import type { HastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

export function taskItems(page: PageContext): HastPluginDefinition | null {
  if (!/\[[ xX]\]/.test(page.prepared.source)) return null
  return {
    name: 'task-items',
    element: {
      filter: ['input'],
      visit(node, ctx) {
        if (node.properties.type !== 'checkbox') return
        ctx.setProperty(node, 'ariaLabel', node.properties.checked ? page.text.taskDone : page.text.taskOpen)
      },
    },
  }
}
