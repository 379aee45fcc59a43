import { parseAst } from 'rolldown/parseAst'
import type { FieldPath } from './schema-problems'

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/**
 * Line (from 1) of a field in the default export of a TypeScript, JavaScript or JSON source.
 * Where the source computes a value, the line of the nearest part that is written out.
 */
export function locateField(source: string, path: FieldPath): number | undefined {
  const code = /^\s*[[{]/.test(source) ? `export default ${source}` : source
  const { body, exported } = parseExport(code)
  if (!exported) return undefined

  let node = resolve(exported.declaration as Node, body)
  let position = exported.start
  for (const step of path) {
    // A list of one may be written without its brackets.
    if (typeof step === 'number' && node?.type === 'ObjectExpression') continue
    const next = enter(node, step)
    if (!next) break
    position = next.position
    node = resolve(next.value, body)
  }
  return code.slice(0, position).split('\n').length
}

/** The strings of an object or a list that is written out as a field of the default export; none that is computed. */
export function readWrittenStrings(source: string, field: string): Record<string, string> {
  // Asked for every import of a site, while few sites have the field: parsing takes a thousand times as long.
  if (!source.includes(field)) return {}
  const { body, exported } = parseExport(source)
  const whole = exported && resolve(exported.declaration as Node, body)
  const object = resolve(enter(whole, field)?.value, body)
  if (object?.type === 'ArrayExpression')
    return Object.fromEntries(
      (object.elements as (Node | null)[]).flatMap((element, index) =>
        typeof element?.value === 'string' ? [[index, element.value]] : [],
      ),
    )
  const properties = object?.type === 'ObjectExpression' ? (object.properties as Node[]) : []
  return Object.fromEntries(
    properties.flatMap(({ key, value, computed }) => {
      const [name, written] = [key as Node, value as Node]
      if (typeof written?.value !== 'string' || computed) return []
      return [[String(name.name ?? name.value), written.value]]
    }),
  )
}

function parseExport(code: string): { body: Node[]; exported?: Node } {
  try {
    const body = parseAst(code, { lang: 'ts' }).body as unknown as Node[]
    return { body, exported: body.find(node => node.type === 'ExportDefaultDeclaration') }
  } catch {
    return { body: [] }
  }
}

/** Looks through type assertions, wrapping calls and names of constants. */
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
