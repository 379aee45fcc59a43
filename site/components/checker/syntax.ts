import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'

/** A script or JSON file as it was pasted, parsed; the parser goes on after what it cannot read. */
export interface Source {
  text: string
  tree: Tree
  /** Lines at which the parser had to guess. */
  faults: number[]
  /** Folder of the file in the project, with a slash at its end; empty for the root. */
  folder: string
}

export type Node = SyntaxNode

/** Parses JavaScript, TypeScript or JSON with comments. */
export function parseScript(pasted: string, folder: string): Source {
  const text = toExpression(pasted)
  const tree = parser.configure({ dialect: 'ts' }).parse(text)
  const faults = new Set<number>()
  tree.iterate({
    enter(node) {
      if (node.type.isError) faults.add(lineAt(text, node.from))
    },
  })
  return { text, tree, faults: [...faults], folder }
}

/** JSON stands in parentheses, or its braces were a block. Positions stay: the parenthesis takes the place of a space. */
function toExpression(pasted: string): string {
  return /^\s*\{/.test(pasted) ? `(${pasted})` : pasted
}

/** 1 for the first line. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

export function textOf({ text }: Source, node: Node): string {
  return text.slice(node.from, node.to)
}

/** The children of a node, without punctuation and comments. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (/^\w/.test(child.name) && !child.name.endsWith('Comment')) children.push(child)
  return children
}

/** Every node with one of the names, in the order of the text. */
export function findAll(source: Source, ...names: string[]): Node[] {
  const found: Node[] = []
  source.tree.iterate({
    enter(node) {
      if (names.includes(node.name)) found.push(node.node)
    },
  })
  return found
}

/** The nearest node around it for which the test holds. */
export function closest(node: Node, test: (around: Node) => boolean): Node | null {
  for (let around = node.parent; around; around = around.parent) if (test(around)) return around
  return null
}

/** The text of a string literal; null for other nodes. */
export function stringOf(source: Source, node: Node): string | null {
  if (node.name !== 'String' && !(node.name === 'TemplateString' && !node.firstChild)) return null
  return textOf(source, node).slice(1, -1).replace(/\\(.)/g, '$1')
}
