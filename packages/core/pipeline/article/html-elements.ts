import { parseDocument } from 'htmlparser2'
import type { HtmlNode } from '../../app/server-app'
import { TABLE_FRAME } from '../../model'
import { toProp } from '../modules/to-prop'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Boolean attributes. */
const FLAG =
  /^(?:allowfullscreen|async|checked|controls|default|defer|disabled|hidden|inert|loop|multiple|muted|open|playsinline|readonly|required|reversed|selected)$/

/** Parses finished HTML to elements, for components that inspect their children. */
export function htmlElements(html: string): HtmlNode[] {
  const { children } = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false })
  return children.filter(node => !isBlank(node)).flatMap(node => toElement(unframed(node)))
}

/** Removes the engine's frame around a table: components that get Markdown expect the table itself. */
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
  // React rejects whitespace between table rows.
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
