import type { MarkdownHooks } from 'inkstone/config'

type HastPlugin = NonNullable<MarkdownHooks['hast']>[number]
type Visit = Extract<NonNullable<HastPlugin['element']>, { filter: string[] }>['visit']
type Nodes = Parameters<Visit>[0]['children']
type Text = Extract<Nodes[number], { type: 'text' }>

/** The last characters of a text in Chinese, and what closes it. */
const END = /\p{Script=Han}{2,3}[，。；：、？！”）…]*\s*$/u
const CLOSING = /^[，。；：、？！”）…\s]*$/
/** Characters that the narrowest cell of a table holds in one line. */
const SHORT = 8

/** Keeps the last characters of a paragraph on one line: browsers leave a single one for the last line. */
export const keepEnds: HastPlugin = {
  name: 'keep-ends',
  element: {
    filter: ['p', 'li', 'td', 'dd'],
    visit(node, ctx) {
      const last = ctx.textContent(node).length > SHORT ? findLastText(node.children) : undefined
      const at = last?.value.search(END) ?? -1
      if (!last || at === -1) return
      const end = { type: 'text' as const, value: last.value.slice(at) }
      ctx.replaceNode(last, [
        { type: 'text', value: last.value.slice(0, at) },
        { type: 'element', tagName: 'span', properties: { className: ['end'] }, children: [end] },
      ])
    },
  },
}

/** Comments leave nodes that show nothing. A link before the full stop ends the text as well. */
function findLastText(nodes: Nodes): Text | undefined {
  for (const node of nodes.toReversed()) {
    if (node.type === 'element') return node.tagName === 'a' ? findLastText(node.children) : undefined
    if (node.type === 'text' && !CLOSING.test(node.value)) return node
  }
  return undefined
}
