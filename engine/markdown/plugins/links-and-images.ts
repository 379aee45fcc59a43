import type { HastPluginDefinition, HastVisitorContext } from 'satteri'
import type { PageContext } from '../page-context'
import { imageAttributes, linkAttributes } from '../references'

type Element = Parameters<HastVisitorContext['setProperty']>[0]

/** Links and images of Markdown get their final addresses; links out of the site open beside it. */
export function linksAndImages(page: PageContext): HastPluginDefinition {
  const apply = (node: Element, ctx: HastVisitorContext, attributes: Record<string, string | number>) => {
    for (const [name, value] of Object.entries(attributes))
      if (name === 'class') ctx.setProperty(node, 'className', [...classesOf(node), value])
      else ctx.setProperty(node, name, value)
  }
  return {
    name: 'links-and-images',
    options: { position: true },
    element: [
      {
        filter: ['a'],
        visit(node, ctx) {
          const href = String(node.properties.href ?? '')
          if (!href || node.properties.href === undefined || href.startsWith('#')) return
          apply(node, ctx, linkAttributes(page, { url: href, line: node.position?.start.line }))
        },
      },
      {
        filter: ['img'],
        visit(node, ctx) {
          const url = String(node.properties.src ?? '')
          apply(node, ctx, imageAttributes(page, { url, line: node.position?.start.line }))
        },
      },
    ],
  }
}

function classesOf(node: Element): (string | number)[] {
  const names = 'properties' in node ? node.properties.className : undefined
  return Array.isArray(names) ? names : []
}
