import { childrenOf, type Element, hasClass, isElement, type Node } from './dom'
import { type Absolute, inlineMarkdown } from './inline-markdown'

/** Converts a table to pipe syntax; block content of a cell is put on one line. */
export function tableMarkdown(table: Element, absolute: Absolute): string {
  const rows = findRows(childrenOf(table)).map(row =>
    childrenOf(row).filter((cell): cell is Element => isElement(cell, 'th', 'td')),
  )
  const width = Math.max(0, ...rows.map(row => row.length))
  if (width === 0) return ''
  const hasHead = rows[0]!.every(cell => cell.name === 'th')
  const [head = [], ...body] = hasHead ? rows : [[], ...rows]
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`
  const text = (cell: Element) => cellMarkdown(childrenOf(cell), absolute)
  return [
    line(head.map(text)),
    line((head.length ? head : body[0]!).map(alignment)),
    ...body.map(row => line(row.map(text))),
  ].join('\n')
}

function findRows(nodes: Node[]): Element[] {
  return nodes.flatMap(node => {
    if (!isElement(node)) return []
    return node.name === 'tr' ? [node] : findRows(childrenOf(node))
  })
}

function alignment(cell: Element): string {
  if (hasClass(cell, 'align-center')) return ':-:'
  if (hasClass(cell, 'align-right')) return '--:'
  return hasClass(cell, 'align-left') ? ':--' : '---'
}

function cellMarkdown(nodes: Node[], absolute: Absolute): string {
  return inlineMarkdown(spaceBlocks(nodes), absolute).replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')
}

/** Inserts spaces between blocks, so that their words stay apart. */
function spaceBlocks(nodes: Node[]): Node[] {
  const blank = { type: 'text', data: ' ' } as Node
  return nodes.flatMap(node =>
    isElement(node, 'p', 'li', 'ul', 'ol', 'div', 'pre', 'dt', 'dd', 'br')
      ? [...spaceBlocks(childrenOf(node)), blank]
      : [node],
  )
}
