import type { Bindings } from './bindings'
import { joinPath } from './paths'
import { childrenOf, type Node, type Source, stringOf, textOf } from './syntax'

/** What is known of an expression without running it. */
export type Value =
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'list'; items: Value[]; isOpen: boolean }
  | { kind: 'object'; entries: Map<string, Entry>; isOpen: boolean }
  /** An absolute path: below the project, or below the folder the build was started in. */
  | { kind: 'path'; base: 'project' | 'cwd'; path: string }
  /** What a module exports: `default`, `*` or a name. */
  | { kind: 'module'; from: string; name: string }
  | { kind: 'call'; callee: Value; args: Value[]; isNew: boolean; node: Node }
  | { kind: 'unknown' }

export interface Entry {
  value: Value
  node: Node
}

/** What an expression is evaluated with. */
export interface Scope {
  source: Source
  bindings: Bindings
  /** Environment variables of a build for a mini-program. */
  env: Record<string, string>
  /** Parameters of the function being evaluated. */
  local?: Map<string, Value>
  depth?: number
}

const unknown: Value = { kind: 'unknown' }
const literal = (value: string | number | boolean | null | undefined): Value => ({ kind: 'literal', value })

/** As much as can be said of an expression; never a guess. */
export function evaluate(node: Node, scope: Scope): Value {
  const { source, depth = 0 } = scope
  if (depth > 40) return unknown
  const inner = { ...scope, depth: depth + 1 }
  const parts = childrenOf(node)
  const of = (part: Node | undefined) => (part ? evaluate(part, inner) : unknown)
  switch (node.name) {
    case 'String':
      return literal(stringOf(source, node))
    case 'TemplateString':
      return template(node, inner)
    case 'Number':
      return literal(Number(textOf(source, node)))
    case 'BooleanLiteral':
      return literal(textOf(source, node) === 'true')
    case 'null':
      return literal(null)
    case 'VariableName':
      return variable(textOf(source, node), inner)
    case 'ParenthesizedExpression':
    case 'InstantiationExpression':
    case 'AwaitExpression':
    case 'PostfixExpression':
      return of(parts.find(part => part.name !== 'await'))
    case 'ArrayExpression':
      return list(node, inner)
    case 'ObjectExpression':
      return object(node, inner)
    case 'MemberExpression':
      return member(node, inner)
    case 'UnaryExpression':
      return negate(textOf(source, node), of(parts.at(-1)))
    case 'BinaryExpression':
      return binary(parts, inner)
    case 'ConditionalExpression': {
      const [test, , yes, , no] = parts
      const known = truth(of(test))
      const [then, otherwise] = parts.length === 3 ? [parts[1], parts[2]] : [yes, no]
      return known === undefined ? unknown : of(known ? then : otherwise)
    }
    case 'CallExpression':
    case 'NewExpression':
      return call(node, inner)
    default:
      return unknown
  }
}

/** Whether a value counts as true; undefined where that is not known. */
export function truth(value: Value): boolean | undefined {
  if (value.kind === 'literal') return Boolean(value.value)
  return value.kind === 'unknown' || value.kind === 'call' ? undefined : true
}

function template(node: Node, scope: Scope): Value {
  let text = ''
  let from = node.from + 1
  for (const part of childrenOf(node).filter(({ name }) => name === 'Interpolation')) {
    const inside = childrenOf(part).find(({ name }) => !name.startsWith('Interpolation'))
    const value = inside ? evaluate(inside, scope) : unknown
    if (value.kind !== 'literal') return unknown
    text += scope.source.text.slice(from, part.from) + String(value.value)
    from = part.to
  }
  return literal(text + scope.source.text.slice(from, node.to - 1))
}

function variable(name: string, scope: Scope): Value {
  const local = scope.local?.get(name)
  if (local) return local
  if (name === 'undefined') return literal(undefined)
  if (name === '__dirname') return { kind: 'path', base: 'project', path: scope.source.folder }
  const bound = scope.bindings.get(name)
  if (!bound) return unknown
  return 'node' in bound ? evaluate(bound.node, { ...scope, local: undefined }) : bound.value
}

function list(node: Node, scope: Scope): Value {
  const items: Value[] = []
  let isOpen = false
  let isSpread = false
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === 'Spread') isSpread = true
    else if (/^\w/.test(child.name) && !child.name.endsWith('Comment')) {
      const value = evaluate(child, scope)
      if (isSpread && value.kind === 'list') {
        items.push(...value.items)
        isOpen ||= value.isOpen
      } else {
        items.push(value)
        isOpen ||= isSpread
      }
      isSpread = false
    }
  }
  return { kind: 'list', items, isOpen }
}

function object(node: Node, scope: Scope): Value {
  const entries = new Map<string, Entry>()
  let isOpen = false
  for (const property of childrenOf(node)) {
    if (property.name !== 'Property') continue
    const [key, ...rest] = childrenOf(property)
    if (property.firstChild?.name === 'Spread') {
      const value = key ? evaluate(key, scope) : unknown
      if (value.kind !== 'object') isOpen = true
      else for (const [name, entry] of value.entries) entries.set(name, entry)
      isOpen ||= value.kind === 'object' && value.isOpen
    } else if (key?.name === 'PropertyDefinition' || key?.name === 'String' || key?.name === 'Number') {
      const name = stringOf(scope.source, key) ?? textOf(scope.source, key)
      const isMethod = rest.some(({ name }) => name === 'ParamList')
      const value = isMethod ? unknown : rest[0] ? evaluate(rest[0], scope) : variable(name, scope)
      entries.set(name, { value, node: property })
    } else isOpen = true
  }
  return { kind: 'object', entries, isOpen }
}

function member(node: Node, scope: Scope): Value {
  const text = textOf(scope.source, node).replace(/\s|\?|!/g, '')
  if (text === 'import.meta.dirname') return { kind: 'path', base: 'project', path: scope.source.folder }
  const [, variableName] = /^process\.env(?:\.|\[['"])(\w+)/.exec(text) ?? []
  if (variableName) return variableName in scope.env ? literal(scope.env[variableName]!) : unknown
  const [target, name] = childrenOf(node)
  if (!target || !name) return unknown
  const value = evaluate(target, scope)
  const key = name.name === 'PropertyName' ? textOf(scope.source, name) : stringOf(scope.source, name)
  if (key === null) return unknown
  if (value.kind === 'object') return value.entries.get(key)?.value ?? unknown
  if (value.kind === 'module' && (value.name === '*' || value.name === 'default'))
    return { ...value, name: key }
  return unknown
}

function negate(text: string, value: Value): Value {
  const known = truth(value)
  return text.startsWith('!') && known !== undefined ? literal(!known) : unknown
}

function binary(parts: Node[], scope: Scope): Value {
  const [left, operator, right] = parts
  if (!left || !operator || !right) return unknown
  const sign = textOf(scope.source, operator)
  const first = evaluate(left, scope)
  if (sign === 'as' || sign === 'satisfies') return first
  if (sign === '??') {
    if (first.kind === 'unknown' || first.kind === 'call') return unknown
    return first.kind === 'literal' && (first.value ?? null) === null ? evaluate(right, scope) : first
  }
  if (sign === '||' || sign === '&&') {
    const known = truth(first)
    if (known === undefined) {
      // `x || true` and `x && false` do not depend on x.
      const second = truth(evaluate(right, scope))
      return second === (sign === '||') ? literal(second) : unknown
    }
    return known === (sign === '||') ? first : evaluate(right, scope)
  }
  const second = evaluate(right, scope)
  if (first.kind !== 'literal' || second.kind !== 'literal') return unknown
  if (sign === '===' || sign === '==') return literal(first.value === second.value)
  if (sign === '!==' || sign === '!=') return literal(first.value !== second.value)
  if (sign === '+' && typeof first.value === 'string') return literal(first.value + String(second.value))
  return unknown
}

function call(node: Node, scope: Scope): Value {
  const parts = childrenOf(node).filter(({ name }) => name !== 'new' && name !== 'TypeArgList')
  const [target] = parts
  const list = parts.find(({ name }) => name === 'ArgList')
  if (!target) return unknown
  const argNodes = list ? childrenOf(list) : []
  const name = textOf(scope.source, target).replace(/\s|\?/g, '')
  const args = argNodes.map(argument => evaluate(argument, scope))
  if (name === 'require' && args[0]?.kind === 'literal')
    return { kind: 'module', from: String(args[0].value), name: 'default' }
  if (name === 'process.cwd') return { kind: 'path', base: 'cwd', path: '' }
  const method = target.name === 'MemberExpression' ? callMethod(target, argNodes, args, scope) : undefined
  if (method) return method
  const callee = evaluate(target, scope)
  const path = callPath(callee, name, args, textOf(scope.source, node), scope)
  return path ?? { kind: 'call', callee, args, isNew: node.name === 'NewExpression', node }
}

/** Methods of strings and lists that configs use to choose and to make paths. */
function callMethod(target: Node, argNodes: Node[], args: Value[], scope: Scope): Value | undefined {
  const [of, name] = childrenOf(target)
  if (!of || !name) return undefined
  const value = evaluate(of, scope)
  const method = textOf(scope.source, name)
  const [first] = args
  if (value.kind === 'literal' && (value.value ?? null) === null) return literal(undefined)
  if (value.kind === 'literal' && typeof value.value === 'string' && first?.kind === 'literal') {
    const text = String(first.value)
    if (method === 'startsWith') return literal(value.value.startsWith(text))
    if (method === 'endsWith') return literal(value.value.endsWith(text))
    if (method === 'includes') return literal(value.value.includes(text))
    if (method === 'indexOf') return literal(value.value.indexOf(text))
  }
  if (value.kind !== 'list') return undefined
  if (method === 'includes' && first?.kind === 'literal') {
    const found = value.items.some(item => item.kind === 'literal' && item.value === first.value)
    const isKnown = !value.isOpen && value.items.every(({ kind }) => kind === 'literal')
    return found || isKnown ? literal(found) : unknown
  }
  const [callback] = argNodes
  if (method !== 'map' || !callback) return method === 'filter' ? { ...value, isOpen: true } : undefined
  return { ...value, items: value.items.map(item => apply(callback, item, scope)) }
}

/** An arrow function with one parameter and an expression, applied. */
function apply(callback: Node, item: Value, scope: Scope): Value {
  if (callback.name !== 'ArrowFunction') return unknown
  const [params, body] = childrenOf(callback).filter(({ name }) => name !== 'Arrow')
  const parameter = params && childrenOf(params)[0]
  if (!parameter || !body) return unknown
  const local = new Map(scope.local).set(textOf(scope.source, parameter), item)
  return evaluate(body, { ...scope, local })
}

/** What `path.resolve` and its kin give. */
function callPath(callee: Value, name: string, args: Value[], text: string, scope: Scope): Value | undefined {
  if (/^(?:\w+\.)?(?:dirname|fileURLToPath)$/.test(name) && text.includes('import.meta.url')) {
    if (name.endsWith('dirname')) return { kind: 'path', base: 'project', path: scope.source.folder }
    const [, below] = /new URL\(\s*['"]([^'"]*)['"]/.exec(text) ?? []
    if (below !== undefined)
      return { kind: 'path', base: 'project', path: joinPath(scope.source.folder, below) }
  }
  const isPath = callee.kind === 'module' && /^(?:node:)?path(?:\/posix)?$/.test(callee.from)
  const method = callee.kind === 'module' ? callee.name : ''
  if (!isPath || (method !== 'resolve' && method !== 'join')) return undefined
  let base: 'project' | 'cwd' | undefined = method === 'resolve' ? 'cwd' : undefined
  let path = ''
  for (const value of args) {
    if (value.kind === 'path') {
      base = value.base
      path = value.path
    } else if (value.kind === 'literal' && typeof value.value === 'string') path = joinPath(path, value.value)
    else return unknown
  }
  return base ? { kind: 'path', base, path } : literal(path)
}
