import { parseDocument } from 'htmlparser2'

type Document = ReturnType<typeof parseDocument>
export type Node = Document['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

export type ParsedArticle = Node[]

/**
 * Parses a finished article without the token elements of its code: they are most of the tags, and none is
 * needed here.
 */
export function parseArticle(html: string): ParsedArticle {
  const text = html.replace(/<span class="t-[a-z]+">([^<]*)<\/span>/g, '$1')
  return parseDocument(text, { lowerCaseTags: false, lowerCaseAttributeNames: false }).children
}

/** Whether a node is an element, optionally with one of the given names. */
export function isElement(node: Node, ...names: string[]): node is Element {
  return 'attribs' in node && (names.length === 0 || names.includes(node.name))
}

export function hasClass(element: Element, name: string): boolean {
  const names = element.attribs.class
  return names === name || (names !== undefined && ` ${names} `.includes(` ${name} `))
}

/** Whether an element is a drawing made of other elements, whose text belongs to the drawing. */
export function isPicture({ name, attribs }: Element): boolean {
  return attribs.role === 'img' && name !== 'svg'
}

export function textOf(nodes: Node[]): string {
  return nodes
    .map(node => ('children' in node ? textOf(node.children as Node[]) : 'data' in node ? node.data : ''))
    .join('')
}

export function findElement(nodes: Node[], test: (element: Element) => boolean): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const found = test(node) ? node : findElement(node.children as Node[], test)
    if (found) return found
  }
  return undefined
}

export function childrenOf(element: Element): Node[] {
  return element.children as Node[]
}
