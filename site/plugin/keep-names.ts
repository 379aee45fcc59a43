import type { MarkdownHooks } from 'inkstone/config'

type HastPlugin = NonNullable<MarkdownHooks['hast']>[number]

/** Names that browsers would break at their hyphen; longer ones would not fit into a table cell. */
const NAMES = /(uni-app(?: x)?|weapp-vite)(?![\w-])/
const LONG_NAMES =
  /((?:uni-app(?: x)?|weapp-(?:vite|tailwindcss))(?![\w-])|CSS [234](?![\w.])|\d+ (?:[KM]B|个|次|字节))/

/** Keeps product names, numbers with their units, and versions with what they are of, on one line. */
export const keepNames: HastPlugin = {
  name: 'keep-names',
  element: {
    filter: ['p', 'li', 'a', 'strong'],
    visit(node, ctx) {
      const isText = node.tagName === 'p' || node.tagName === 'li'
      for (const child of node.children) {
        if (child.type !== 'text') continue
        const parts = child.value.split(isText ? LONG_NAMES : NAMES)
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
