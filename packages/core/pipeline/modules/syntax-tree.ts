import { createRequire } from 'node:module'

/** A node of a JavaScript or TypeScript syntax tree, with the fields of its type. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Parses a module according to its extension; returns undefined on a syntax error, which the bundler reports. */
export function parseModule(code: string, file: string): SyntaxNode | undefined {
  // Loaded on demand: a cached build does not need it.
  const { parseAst }: typeof import('rolldown/parseAst') = createRequire(import.meta.url)('rolldown/parseAst')
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : /\.[cm]?jsx?$/.test(file) ? 'jsx' : 'tsx'
  try {
    return parseAst(code, { lang }) as unknown as SyntaxNode
  } catch {
    return undefined
  }
}

/** Visits a node and its descendants; `above` are its ancestors, outermost first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, above: readonly SyntaxNode[]) => void,
  above: readonly SyntaxNode[] = [],
): void {
  visit(node, above)
  const inner = [...above, node]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, inner)
}

export function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}
