import { parseAst } from 'rolldown/parseAst'

/** A node of a syntax tree, with the fields needed for `require` calls. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  regex?: { pattern: string; flags: string }
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
  arguments?: SyntaxNode[]
}

/** Returns the replacement of a call; undefined keeps it. */
export type Replace = (call: SyntaxNode) => string | undefined

/** Replaces calls in a module, except nested ones; ignores text in strings. */
export function replaceCalls(code: string, file: string, replace: Replace): string {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx'
  let changed = code
  for (const call of findCalls(parseAst(code, { lang })).sort((a, b) => b.start - a.start)) {
    const written = replace(call)
    if (written !== undefined) changed = changed.slice(0, call.start) + written + changed.slice(call.end)
  }
  return changed
}

function findCalls(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(findCalls)
  if (!node || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(findCalls)
  return (node as SyntaxNode).type === 'CallExpression' ? [...inner, node as SyntaxNode] : inner
}
