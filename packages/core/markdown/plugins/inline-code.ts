import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

/** A name or command that could be broken at a hyphen, slash or space, but is short enough to move to the next line whole. */
const BREAKABLE = /^(?=.*[-/ ]).{4,40}$/
/** Length limit of such code on a phone. */
const SHORT = 26

/** Links inline code to its documentation, except in headings and links. */
export function inlineCode(page: PageContext): MdastPluginDefinition {
  return {
    name: 'inline-code',
    inlineCode(node, ctx) {
      const value = page.prepared.restore(node.value)
      if (value !== node.value) ctx.setProperty(node, 'value', value)
      if (BREAKABLE.test(value)) {
        const className = [value.length > SHORT ? 'long-word' : value.includes(' ') ? 'words' : 'word']
        ctx.setProperty(node, 'data', { hProperties: { className } })
      }
      if (!Object.hasOwn(page.codeLinks, value)) return
      for (let outer = ctx.parent(node); outer; outer = ctx.parent(outer) as typeof outer) {
        if (outer.type === 'heading' || outer.type === 'link' || outer.type === 'linkReference') return
        if ('name' in outer && outer.name === 'a') return
      }
      const data = { hProperties: { className: ['code-link'] } }
      ctx.wrapNode(node, { type: 'link', url: page.codeLinks[value]!, data, children: [] })
    },
  }
}
