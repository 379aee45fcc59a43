import type { TocEntry } from 'inkstone/model'
import { nameOf, parseModule, type SyntaxNode, walk } from 'inkstone/modules'

/** Returns the `toc` of a page in the form its code expects: a tree before Docusaurus 2.0. */
export function tocFor(code: string, toc: TocEntry[]): TocEntry[] {
  return /\btoc\b[\s\S]*\bchildren\b/.test(code) && readsChildren(code) ? nestToc(toc) : toc
}

/** Whether code reads the children of a `toc` entry: `toc[0].children`, `toc.map(({ children }) => …)`. */
function readsChildren(code: string): boolean {
  // Compiled MDX is a function body.
  const tree = parseModule(`() => {${code}\n}`, 'page.js')
  let isRead = false
  if (tree)
    walk(tree, node => {
      const { callee, arguments: given = [] } = node as { callee?: SyntaxNode; arguments?: SyntaxNode[] }
      if (node.type === 'CallExpression' && isOfToc(callee)) for (const one of given) walk(one, look)
      if (node.type === 'MemberExpression' && isOfToc(node.object as SyntaxNode)) look(node)
    })
  return isRead

  function look({ type, property, key }: SyntaxNode): void {
    if (type === 'MemberExpression' && nameOf(property) === 'children') isRead = true
    if (type === 'Property' && nameOf(key) === 'children') isRead = true
  }
}

function isOfToc(node: SyntaxNode | undefined): boolean {
  if (node?.type === 'MemberExpression') return isOfToc(node.object as SyntaxNode)
  if (node?.type === 'CallExpression') return isOfToc(node.callee as SyntaxNode)
  return node?.type === 'Identifier' && nameOf(node) === 'toc'
}

function nestToc(items: TocEntry[]): (TocEntry & { children: TocEntry[] })[] {
  const top = Math.min(...items.map(({ level }) => level))
  const starts = items.flatMap(({ level }, index) => (level === top || index === 0 ? [index] : []))
  return starts.map((start, index) => ({
    ...items[start]!,
    children: nestToc(items.slice(start + 1, starts[index + 1])),
  }))
}
