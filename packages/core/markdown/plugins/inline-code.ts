import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

/** A name that a line would break at its hyphen or slash, short enough to stand on the next line as a whole. */
const BREAKABLE_WORD = /^(?=.*[-/])\S{4,40}$/
/** On a phone, only such a one. */
const SHORT = 22

/** Inline code that names something documented links to it, unless it stands in a heading or a link. */
export function inlineCode(page: PageContext): MdastPluginDefinition {
  return {
    name: 'inline-code',
    inlineCode(node, ctx) {
      const value = page.prepared.restore(node.value)
      if (value !== node.value) ctx.setProperty(node, 'value', value)
      if (BREAKABLE_WORD.test(value)) {
        const className = [value.length > SHORT ? 'long-word' : 'word']
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
