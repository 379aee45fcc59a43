import type { MarkdownHooks } from 'inkstone/config'

type HastPlugin = NonNullable<MarkdownHooks['hast']>[number]

/** Names that browsers would break at their hyphen; longer ones would not fit into a table cell. */
const NAMES = /((?:uni-app(?: x)?|weapp-vite)(?![\w-])|Vue [23](?!\w))/
const LONG_NAMES =
  /((?:uni-app(?: x)?|weapp-(?:vite|tailwindcss))(?![\w-])|Tailwind CSS(?: [234](?![\w.]))?|Vue [23](?!\w)|\d+ (?:[KM]B|个|次|字节))/
/** Short words with a hyphen in code of several words, which a browser would break there. */
const CODE_WORDS = /(?<=\s|^)((?=\S+-)\S{4,14})(?=\s|$)/

/** Keeps product names, numbers with their units, and versions with what they are of, on one line. */
export const keepNames: HastPlugin = {
  name: 'keep-names',
  element: {
    filter: ['p', 'li', 'a', 'strong', 'code'],
    visit(node, ctx) {
      const isText = node.tagName === 'p' || node.tagName === 'li'
      const names = node.tagName === 'code' ? CODE_WORDS : isText ? LONG_NAMES : NAMES
      for (const child of node.children) {
        if (child.type !== 'text' || (node.tagName === 'code' && !child.value.includes(' '))) continue
        const parts = child.value.split(names)
        if (parts.length === 1) continue
        ctx.replaceNode(
          child,
          parts.map((value, index) =>
            index % 2
              ? {
                  type: 'element',
                  tagName: 'span',
                  properties: { className: ['end'] },
                  children: [{ type: 'text', value }],
                }
              : { type: 'text', value },
          ),
        )
      }
    },
  },
}
