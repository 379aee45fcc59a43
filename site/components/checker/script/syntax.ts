import { type SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'

/** A parsed script of the reader's project; the parser continues after errors. */
export interface Source {
  path: string
  text: string
  tree: Tree
  /** Position of the first error, if any. */
  fault?: number
}

export type Node = SyntaxNode

/** A range in a file. */
export interface Place {
  path: string
  text: string
  from: number
  to: number
}

/** Larger files are not read: no config is that long. */
export const maxSize = 64 * 1024

/** Maximum nesting of brackets: configs have less, and walking a deeper tree would be slow. */
const maxNesting = 200

/** Parses JavaScript or TypeScript. */
export function parseScript(path: string, text: string): Source {
  const deep = findDeep(text)
  if (deep !== undefined) return { path, text, tree: Tree.empty, fault: deep }
  const tree = parser.configure({ dialect: 'ts' }).parse(text)
  let fault: number | undefined
  const cursor = tree.cursor()
  do {
    if (cursor.type.isError) fault = cursor.from
  } while (fault === undefined && cursor.next())
  return { path, text, tree, fault }
}

/**
 * Returns the position where brackets are nested too deeply; also counts those in strings, which errs on the safe
 * side.
 */
function findDeep(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if ('([{<'.includes(char)) depth++
    else if (')]}>'.includes(char)) depth = Math.max(depth - 1, 0)
    if (depth > maxNesting) return at
  }
  return undefined
}

/** Returns the line, from 1. */
export function lineAt({ text, from }: Pick<Place, 'text' | 'from'>): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < from; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** Returns the code of a place without its common indentation. */
export function codeAt({ text, from, to }: Place): string {
  const lines = text
    .slice(from, Math.min(to, from + 4000))
    .trimEnd()
    .split('\n')
  const indents = lines.slice(1).filter(line => line.trim())
  const shared = Math.min(...indents.map(line => line.length - line.trimStart().length))
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(shared))).join('\n')
}

export function placeOf({ path, text }: Source, { from, to }: Pick<Node, 'from' | 'to'>): Place {
  return { path, text, from, to }
}

export function textOf({ text }: Source, node: Node): string {
  return text.slice(node.from, node.to)
}

/** Returns the children of a node, without punctuation and comments. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (/^\w/.test(child.name) && !/Comment$|^Spread$/.test(child.name)) children.push(child)
  return children
}

/** Visits a node and its descendants recursively; the depth is limited by the parser's nesting limit. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (let child = node.firstChild; child; child = child.nextSibling) walk(child, visit)
}

/** Returns the text of a string literal; undefined for other nodes. */
export function stringOf(source: Source, node: Node): string | undefined {
  if (node.name !== 'String' && !(node.name === 'TemplateString' && !node.firstChild)) return undefined
  return textOf(source, node)
    .slice(1, -1)
    .replace(/\\(.)/g, (_, char: string) => ({ n: '\n', t: '\t' })[char] ?? char)
}
