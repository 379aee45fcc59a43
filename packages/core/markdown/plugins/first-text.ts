import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

/** Finds the first line of text, the fallback for a missing description. */
export function firstText(page: PageContext): MdastPluginDefinition {
  return {
    name: 'first-text',
    paragraph(node, ctx) {
      if (page.facts.firstText !== undefined) return
      if (node.children.some(child => child.type === 'mdxTextExpression')) return
      const [line] = page.prepared
        .restore(ctx.textContent(node, { includeHtml: false }))
        .trim()
        .split('\n')
      if (line) page.facts.firstText = line.trim()
    },
  }
}
