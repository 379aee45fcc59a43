import type { HastPluginDefinition, HastVisitorContext } from 'satteri'
import type { PageContext } from '../page-context'
import { imageAttributes, linkAttributes } from '../references'

type Element = Parameters<HastVisitorContext['setProperty']>[0]

/** Resolves the addresses of Markdown links and images; external links open in a new tab. */
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
          if (isPrincipal(page, node, href)) {
            ctx.replaceNode(node, { type: 'text', value: href.slice('mailto:'.length) })
            return
          }
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

/** Detects `hbase/_HOST@EXAMPLE.COM`: the parser links the part after the slash as a mail address, which it is not. */
function isPrincipal({ lines }: PageContext, { position }: Element, href: string): boolean {
  if (!href.startsWith('mailto:')) return false
  const [before, after] = (lines[(position?.start.line ?? 0) - 1] ?? '').split(href.slice('mailto:'.length))
  return after !== undefined && /\/[\w.+-]*$/.test(before!)
}

function classesOf(node: Element): (string | number)[] {
  const names = 'properties' in node ? node.properties.className : undefined
  return Array.isArray(names) ? names : []
}
