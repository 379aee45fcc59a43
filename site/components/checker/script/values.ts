import { codeAt, type Node, type Place, type Source, textOf, walk } from './syntax'

/** What is known about an expression without running it. */
export type Value = { at?: Place } & (
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | ListValue
  | ObjectValue
  /** An absolute path: in the project, or in the working directory of the build. */
  | { kind: 'path'; base: 'project' | 'cwd'; path: string }
  /** An export of a module: `default`, `*` or a name; a global if `from` is empty. */
  | { kind: 'module'; from: string; name: string }
  | { kind: 'call'; callee: Value; args: Value[]; isNew: boolean }
  | { kind: 'member'; of: Value; key: string }
  | FunctionValue
  /** An argument that a build tool passes to a function of the config. */
  | { kind: 'host'; name: string }
  /** One of several values, depending on run time. */
  | { kind: 'either'; options: Value[] }
  | { kind: 'pattern'; source: string; flags: string }
  /** An undefined name: running the config fails there. */
  | { kind: 'unbound'; name: string }
  | { kind: 'unknown'; reason: string }
)

export interface ListValue {
  kind: 'list'
  items: Value[]
  /** Whether it may have more, fewer or other items. */
  isOpen: boolean
}

export interface ObjectValue {
  kind: 'object'
  entries: Map<string, Value>
  /** Place of each property. */
  places: Map<string, Place>
  isOpen: boolean
  /** An object of the build tool, which has further properties. */
  host?: string
}

export interface FunctionValue {
  kind: 'function'
  node: Node
  source: Source
  scope: Scope
}

/** Names in a block or function, with the outer scope. */
export interface Scope {
  names: Map<string, Value>
  parent?: Scope
}

export const literal = (value: string | number | boolean | null | undefined, at?: Place): Value => ({
  kind: 'literal',
  value,
  at,
})

export const unknown = (reason: string, at?: Place): Value => ({ kind: 'unknown', reason, at })

export function createList(items: Value[], isOpen = false): Value & ListValue {
  return { kind: 'list', items, isOpen }
}

export function createObject(entries: Record<string, Value> = {}, host?: string): Value & ObjectValue {
  return { kind: 'object', entries: new Map(Object.entries(entries)), places: new Map(), isOpen: false, host }
}

/** Returns the truthiness of a value; undefined if unknown. */
export function truth(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'literal':
      return Boolean(value.value)
    case 'either': {
      const [first, ...others] = value.options.map(truth)
      return others.every(other => other === first) ? first : undefined
    }
    case 'call':
      return value.isNew || undefined
    case 'list':
    case 'object':
    case 'function':
    case 'path':
    case 'module':
    case 'pattern':
      return true
    default:
      return undefined
  }
}

export function textIn(value: Value | undefined): string | undefined {
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined
}

export function isUndefined(value: Value | undefined): boolean {
  return !value || (value.kind === 'literal' && value.value === undefined)
}

/** Marks a list or object, and its content, as possibly changed. */
export function open(value: Value, seen = new Set<Value>()): void {
  if (seen.has(value) || seen.size > 500) return
  seen.add(value)
  if (value.kind === 'list') {
    value.isOpen = true
    for (const item of value.items) open(item, seen)
  } else if (value.kind === 'object' && !value.host) {
    value.isOpen = true
    for (const entry of value.entries.values()) open(entry, seen)
  }
}

/** Prints a value, equally for equivalent values; undefined if a part is unknown. */
export function print(value: Value | undefined, depth = 0, budget = { left: 3000 }): string | undefined {
  // Guards against values that contain themselves, or the same value many times.
  if (!value || depth > 12 || budget.left-- <= 0) return undefined
  const inner = (part: Value | undefined) => print(part, depth + 1, budget)
  const all = (values: Value[]) => {
    const texts = values.map(inner)
    return texts.includes(undefined) ? undefined : texts.join(', ')
  }
  switch (value.kind) {
    case 'literal':
      return value.value === undefined ? 'undefined' : JSON.stringify(value.value)
    case 'list': {
      const items = all(value.items)
      return value.isOpen || items === undefined ? undefined : `[${items}]`
    }
    case 'object': {
      if (value.isOpen) return undefined
      const entries = [...value.entries].filter(([, entry]) => !isUndefined(entry))
      const texts = entries.map(([key, entry]) => [key, inner(entry)] as const)
      if (texts.some(([, text]) => text === undefined)) return undefined
      return `{ ${texts
        .map(([key, text]) => `${key}: ${text}`)
        .sort()
        .join(', ')} }`
    }
    case 'path':
      return `${value.base}:${value.path}`
    case 'module':
      return `${value.from}#${value.name}`
    case 'call': {
      const [callee, args] = [inner(value.callee), all(value.args)]
      return callee === undefined || args === undefined
        ? undefined
        : `${value.isNew ? 'new ' : ''}${callee}(${args})`
    }
    case 'member': {
      const of = inner(value.of)
      return of === undefined ? undefined : `${of}.${value.key}`
    }
    case 'function':
      return printFunction(value, depth, budget)
    case 'host':
      return `<${value.name}>`
    case 'pattern':
      return `/${value.source}/${value.flags}`
    default:
      return undefined
  }
}

/** Prints the code of a function with the values of its names. */
function printFunction(
  { node, source, scope }: FunctionValue,
  depth: number,
  budget: { left: number },
): string {
  const names = new Map<string, string>()
  walk(node, ({ name, from, to }) => {
    const text = source.text.slice(from, to)
    if (name !== 'VariableName' || names.has(text) || names.size > 50) return
    const value = lookUp(text, scope)
    if (value && value.kind !== 'function')
      names.set(text, print(value, depth + 4, budget) ?? (value.at ? codeAt(value.at) : '?'))
  })
  return `${textOf(source, node)} ${[...names].map(pair => pair.join('=')).join(' ')}`.replace(/\s+/g, ' ')
}

/** Looks up a name, innermost scope first. */
export function lookUp(name: string, scope: Scope | undefined): Value | undefined {
  for (let around = scope; around; around = around.parent) {
    const value = around.names.get(name)
    if (value) return value
  }
  return undefined
}

/** Whether two values are known to be equal, or have the same code. */
export function isEqual(a: Value | undefined, b: Value | undefined): boolean {
  if (isEmpty(a) && isEmpty(b)) return true
  const [first, second] = [print(a), print(b)]
  if (first !== undefined || second !== undefined) return first === second
  const code = (value: Value | undefined) => value?.at && codeAt(value.at).replace(/\s+/g, '')
  return code(a) !== undefined && code(a) === code(b)
}

/** Whether a value is undefined, or an object without properties. */
export function isEmpty(value: Value | undefined): boolean {
  return isUndefined(value) || (value?.kind === 'object' && !value.isOpen && value.entries.size === 0)
}
