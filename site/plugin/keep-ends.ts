import type { MarkdownHooks } from 'inkstone/config'

type HastPlugin = NonNullable<MarkdownHooks['hast']>[number]
type Visit = Extract<NonNullable<HastPlugin['element']>, { filter: string[] }>['visit']
type Nodes = Parameters<Visit>[0]['children']
type Text = Extract<Nodes[number], { type: 'text' }>

/** Matches the last characters of a Chinese text, and its closing punctuation. */
const END = /\p{Script=Han}{2,3}[，。；：、？！”）…]*\s*$/u
const CLOSING = /^[，。；：、？！”）…\s]*$/
const words = new Intl.Segmenter('zh', { granularity: 'word' })
/** Number of characters that fit one line of the narrowest table cell. */
const SHORT = 8

/** Keeps the last words of a paragraph together: browsers may leave a single character on the last line. */
export const keepEnds: HastPlugin = {
  name: 'keep-ends',
  element: {
    filter: ['p', 'li', 'td', 'dd'],
    visit(node, ctx) {
      const last = ctx.textContent(node).length > SHORT ? findLastText(node.children) : undefined
      const at = last ? findEnd(last.value) : -1
      if (!last || at === -1) return
      const end = { type: 'text' as const, value: last.value.slice(at) }
      ctx.replaceNode(last, [
        { type: 'text', value: last.value.slice(0, at) },
        { type: 'element', tagName: 'span', properties: { className: ['end'] }, children: [end] },
      ])
    },
  },
}

/** Returns where the word with the first of the last characters begins, or -1. */
function findEnd(text: string): number {
  const at = text.search(END)
  return words.segment(text).containing(at)?.index ?? -1
}

/** Skips comments, which leave invisible nodes. The text may also end with a link before the full stop. */
function findLastText(nodes: Nodes): Text | undefined {
  for (const node of nodes.toReversed()) {
    if (node.type === 'element') return node.tagName === 'a' ? findLastText(node.children) : undefined
    if (node.type === 'text' && !CLOSING.test(node.value)) return node
  }
  return undefined
}
