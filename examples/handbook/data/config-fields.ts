import { configSchema } from 'inkstone/config'
import written from './config-fields.json'

export interface ConfigField {
  /** Path such as `docs.path`; `[]` is each entry of a list, `*` any name. */
  path: string
  /** `type` of the entries that have the field, for lists with several types, such as navbar items. */
  variant?: string
  type: string
  isRequired: boolean
  standard?: unknown
  description: string
  example: unknown
}

interface Node {
  /** Name of a type that JSON Schema cannot express. */
  title?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Node[]
  oneOf?: Node[]
  items?: Node
  properties?: Record<string, Node>
  additionalProperties?: Node | boolean
  required?: string[]
  deprecated?: boolean
  default?: unknown
}

/** Description and example of each field, by path; for fields that differ by entry type, by path and type. */
const WRITTEN: Record<string, { sentence: string; example: unknown }> = written

/** Lists every field of the configuration, in the order of the schema. */
export function configFields(): ConfigField[] {
  return [...fieldsOf(configSchema() as Node, ''), PLUGINS]
}

/** Not in the JSON Schema, because plugins contain functions. */
const PLUGINS: ConfigField = {
  path: 'plugins',
  type: '(Plugin | false | undefined)[]',
  isRequired: false,
  standard: [],
  description: 'What is added to the engine, by the site or by packages.',
  example: [{ name: 'own', version: '1' }],
}

function fieldsOf({ properties = {}, required = [] }: Node, above: string, variant?: string): ConfigField[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const path = above + name
    const { sentence = '', example } = WRITTEN[`${path} (${variant})`] ?? WRITTEN[path] ?? {}
    const field: ConfigField = {
      path,
      ...(variant && { variant }),
      type: typeOf(node),
      isRequired: required.includes(name) && node.default === undefined,
      standard: node.default,
      description: sentence,
      example,
    }
    // Entries within entries have the same types, which are already listed.
    return [field, ...(variant ? [] : fieldsBelow(node, path))]
  })
}

function fieldsBelow(node: Node, path: string): ConfigField[] {
  const kinds = [node.anyOf, node.oneOf].flatMap(list => list ?? [])
  if (kinds.length > 0)
    return kinds.flatMap(kind => {
      const { const: type, deprecated } = kind.properties?.type ?? {}
      if (deprecated) return []
      return type === undefined ? fieldsBelow(kind, path) : fieldsOf(kind, `${path}.`, String(type))
    })
  // A list that also accepts a single object is documented as that object.
  if (node.items) return fieldsBelow(node.items, /^object \|/.test(node.title ?? '') ? path : `${path}[]`)
  if (typeof node.additionalProperties === 'object')
    return fieldsBelow(node.additionalProperties, `${path}.*`)
  return fieldsOf(node, `${path}.`)
}

function typeOf(node: Node): string {
  if (node.title) return node.title
  if (node.const !== undefined) return literal(node.const)
  if (node.enum) return node.enum.map(literal).join(' | ')
  const kinds = [...(node.anyOf ?? []), ...(node.oneOf ?? [])]
  if (kinds.length > 0) return [...new Set(kinds.map(typeOf))].join(' | ')
  if (Array.isArray(node.type)) return node.type.map(type => typeOf({ type })).join(' | ')
  if (node.type === 'array') {
    const item = typeOf(node.items ?? {})
    return item.includes(' ') ? `(${item})[]` : `${item}[]`
  }
  if (node.type === 'object' && typeof node.additionalProperties === 'object')
    return `Record<string, ${typeOf(node.additionalProperties)}>`
  if (node.type === 'integer') return 'number'
  return node.type ?? 'unknown'
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
