import { parseDocument } from 'htmlparser2'
import type { HtmlNode } from '../../app/server-app'
import { TABLE_FRAME } from '../../model'
import { toProp } from '../modules/to-prop'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Attributes that say something by being there. */
const FLAG =
  /^(?:allowfullscreen|async|checked|controls|default|defer|disabled|hidden|inert|loop|multiple|muted|open|playsinline|readonly|required|reversed|selected)$/

/** Finished HTML as elements, for components that look at what they are given. */
export function htmlElements(html: string): HtmlNode[] {
  const { children } = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false })
  return children.filter(node => !isBlank(node)).flatMap(node => toElement(unframed(node)))
}

/** The frame of a table is the engine's: who is given Markdown expects the table. */
function unframed(node: Node): Node {
  const isFrame = 'attribs' in node && node.attribs.class === TABLE_FRAME
  return (isFrame && node.children.find(child => 'name' in child && child.name === 'table')) || node
}

function toElement(node: Node): HtmlNode[] {
  if (!('attribs' in node)) return 'data' in node && node.type === 'text' ? [node.data] : []
  const entries = Object.entries(node.attribs).map(([name, value]) => [
    toProp(name),
    name === 'style' ? toStyle(value) : FLAG.test(name) ? true : value,
  ])
  // Tables refuse the lines between their rows.
  const isTable = /^(?:table|thead|tbody|tfoot|tr)$/.test(node.name)
  const inner = node.children.filter(child => !isTable || !isBlank(child)).flatMap(toElement)
  return [{ name: node.name, props: Object.fromEntries(entries), children: inner }]
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && !node.data.trim()
}

function toStyle(text: string): Record<string, string> {
  const declarations = text.split(/;(?![^(]*\))/).filter(part => part.includes(':'))
  return Object.fromEntries(
    declarations.map(part => {
      const [name = '', ...value] = part.split(':')
      const key = name.trim().startsWith('--') ? name.trim() : toProp(name.trim())
      return [key, value.join(':').trim()]
    }),
  )
}
