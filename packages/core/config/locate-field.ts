import { createRequire } from 'node:module'
import type { FieldPath } from './schema-problems'

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/**
 * Returns the line (from 1) of a field in the default export of a TypeScript, JavaScript or JSON source. For
 * computed values, returns the line of the nearest ancestor that is written literally.
 */
export function locateField(source: string, path: FieldPath): number | undefined {
  const code = /^\s*[[{]/.test(source) ? `export default ${source}` : source
  const { body, exported } = parseExport(code)
  if (!exported) return undefined

  let node = resolve(exported.declaration as Node, body)
  let position = exported.start
  for (const step of path) {
    // A list with a single entry may be written without brackets.
    if (typeof step === 'number' && node?.type === 'ObjectExpression') continue
    const next = enter(node, step)
    if (!next) break
    position = next.position
    node = resolve(next.value, body)
  }
  return code.slice(0, position).split('\n').length
}

function parseExport(code: string): { body: Node[]; exported?: Node } {
  // Loaded on demand: a config without faults does not need the parser.
  const { parseAst }: typeof import('rolldown/parseAst') = createRequire(import.meta.url)('rolldown/parseAst')
  try {
    const body = parseAst(code, { lang: 'ts' }).body as unknown as Node[]
    return { body, exported: body.find(node => node.type === 'ExportDefaultDeclaration') }
  } catch {
    return { body: [] }
  }
}

/** Resolves type assertions, wrapping calls and references to constants. */
function resolve(node: Node | undefined, body: Node[], depth = 0): Node | undefined {
  if (!node || depth > 20) return node
  if (node.expression) return resolve(node.expression as Node, body, depth + 1)
  if (node.type === 'CallExpression') return resolve((node.arguments as Node[])[0], body, depth + 1)
  if (node.type === 'Identifier') return resolve(findConstant(node.name as string, body), body, depth + 1)
  return node
}

function findConstant(name: string, body: Node[]): Node | undefined {
  const declarations = body
    .map(node => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .flatMap(node => (node?.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []))
  return declarations.find(item => (item.id as Node).name === name)?.init as Node | undefined
}

function enter(node: Node | undefined, step: string | number): { value: Node; position: number } | undefined {
  if (node?.type === 'ArrayExpression') {
    const before = (node.elements as (Node | null)[]).slice(0, Number(step) + 1)
    const element = before[Number(step)]
    if (!element || before.some(item => item?.type === 'SpreadElement')) return undefined
    return { value: element, position: element.start }
  }
  if (node?.type !== 'ObjectExpression') return undefined
  const property = (node.properties as Node[]).find(item => {
    const key = item.key as Node | undefined
    return key && (key.name === step || String(key.value) === String(step))
  })
  return property && { value: property.value as Node, position: property.start }
}
