import { callFunction } from './calls'
import { assign, type Frame, type Machine, maxItems } from './machine'
import { importModule, knownLater, memberOf } from './members'
import { joinPath } from './paths'
import { childrenOf, type Node, placeOf, stringOf, textOf } from './syntax'
import { createList, createObject, literal, lookUp, open, textIn, truth, unknown, type Value } from './values'

/** Evaluates an expression; returns an unknown value instead of guessing. */
export function evaluateNode(node: Node, frame: Frame, machine: Machine): Value {
  const { source } = frame
  const parts = childrenOf(node)
  const at = placeOf(source, node)
  const of = (part: Node | undefined) => (part ? machine.evaluate(part, frame) : unknown(knownLater, at))
  switch (node.name) {
    case 'String':
      return literal(stringOf(source, node), at)
    case 'TemplateString':
      return template(node, frame, machine)
    case 'Number':
      return literal(Number(textOf(source, node)), at)
    case 'BooleanLiteral':
      return literal(textOf(source, node) === 'true', at)
    case 'null':
      return literal(null, at)
    case 'RegExp': {
      const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(textOf(source, node)) ?? []
      return { kind: 'pattern', source: body, flags, at }
    }
    case 'VariableName':
      return variable(textOf(source, node), node, frame, machine)
    case 'ParenthesizedExpression':
    case 'InstantiationExpression':
    case 'PostfixExpression':
      return of(parts[0])
    case 'PrefixCast':
    case 'AwaitExpression':
    case 'SequenceExpression':
      for (const part of parts.slice(0, -1)) if (node.name === 'SequenceExpression') of(part)
      return of(parts.at(-1))
    case 'ArrayExpression':
      return { ...list(node, frame, machine), at }
    case 'ObjectExpression':
      return { ...object(node, frame, machine), at }
    case 'MemberExpression':
      return { ...member(node, frame, machine), at }
    case 'UnaryExpression':
      return unary(textOf(source, node), of(parts.at(-1)), at)
    case 'BinaryExpression':
      return binary(parts, frame, machine)
    case 'ConditionalExpression': {
      const [test, yes, no] = parts.filter(({ name }) => name !== 'LogicOp')
      const known = truth(of(test))
      return known === undefined ? { kind: 'either', options: [of(yes), of(no)], at } : of(known ? yes : no)
    }
    case 'AssignmentExpression':
      return assignment(parts, frame, machine)
    case 'ArrowFunction':
    case 'FunctionExpression':
      return { kind: 'function', node, source, scope: frame.scope, at }
    case 'DynamicImport': {
      const from = textIn(of(parts.at(-1)))
      return from === undefined ? unknown(knownLater, at) : importModule(from, '*', frame, machine)
    }
    case 'CallExpression':
    case 'NewExpression':
      return { ...callFunction(node, frame, machine), at }
    default:
      return unknown(knownLater, at)
  }
}

function variable(name: string, node: Node, { source, scope }: Frame, machine: Machine): Value {
  const value = lookUp(name, scope)
  if (value) return value
  const at = placeOf(source, node)
  if (name === 'undefined') return literal(undefined, at)
  if (/^(?:NaN|Infinity|globalThis|global|Buffer|setTimeout|performance|this)$/.test(name))
    return unknown(knownLater, at)
  machine.miss(name, at)
  return { kind: 'unbound', name, at }
}

function template(node: Node, frame: Frame, machine: Machine): Value {
  const { text } = frame.source
  const at = placeOf(frame.source, node)
  let value: Value = literal('', at)
  let from = node.from + 1
  for (const part of childrenOf(node).filter(({ name }) => name === 'Interpolation')) {
    const [inside] = childrenOf(part).filter(({ name }) => !name.startsWith('Interpolation'))
    value = add(value, literal(text.slice(from, part.from)))
    value = add(value, inside ? machine.evaluate(inside, frame) : unknown(knownLater))
    from = part.to
  }
  return { ...add(value, literal(text.slice(from, node.to - 1))), at }
}

/** Adds two texts, or a folder and a relative path. */
function add(first: Value, second: Value): Value {
  if (first.kind === 'path' && textIn(second) !== undefined)
    return { ...first, path: joinPath(first.path, textIn(second)!) }
  if (first.kind === 'literal' && first.value === '' && second.kind === 'path') return second
  if (first.kind !== 'literal' || second.kind !== 'literal') return unknown(knownLater)
  if (typeof first.value === 'number' && typeof second.value === 'number')
    return literal(first.value + second.value)
  const text = String(first.value) + String(second.value)
  return text.length > 2000 ? unknown(knownLater) : literal(text)
}

function list(node: Node, frame: Frame, machine: Machine): Value {
  const result = createList([])
  let isSpread = false
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === 'Spread') isSpread = true
    else if (/^\w/.test(child.name) && !child.name.endsWith('Comment')) {
      const value = machine.evaluate(child, frame)
      if (isSpread && value.kind === 'list') {
        result.items = [...result.items, ...value.items].slice(0, maxItems)
        result.isOpen ||= value.isOpen || result.items.length === maxItems
      } else if (isSpread && value.kind === 'either') result.items.push(...spreadEither(value.options))
      // A Vite plugin may be a list of plugins.
      else if (isSpread && value.kind !== 'call')
        result.items.push({ kind: 'either', options: [value], at: value.at })
      else result.items.push(value)
      isSpread = false
    }
  }
  return result
}

/** Spreads `...(test ? [a] : [])`: each of the items may be present. */
function spreadEither(options: Value[]): Value[] {
  return options.flatMap((option): Value[] => {
    if (option.kind === 'list')
      return option.items.map(item => ({ kind: 'either', options: [item], at: item.at }))
    return truth(option) === false ? [] : [{ kind: 'either', options: [option], at: option.at }]
  })
}

function object(node: Node, frame: Frame, machine: Machine): Value {
  const result = createObject()
  const { source } = frame
  for (const property of childrenOf(node)) {
    if (property.name !== 'Property') continue
    const [key, ...rest] = childrenOf(property)
    const place = placeOf(source, property)
    if (property.firstChild?.name === 'Spread') {
      const value = key ? machine.evaluate(key, frame) : unknown(knownLater)
      if (value.kind === 'object') {
        for (const [name, entry] of value.entries) {
          result.entries.set(name, entry)
          result.places.set(name, value.places.get(name) ?? place)
        }
        result.isOpen ||= value.isOpen
      } else if (truth(value) !== false) result.isOpen = true
      continue
    }
    const isComputed = property.firstChild?.name === '['
    const name = isComputed
      ? key && textIn(machine.evaluate(key, frame))
      : key && (stringOf(source, key) ?? textOf(source, key))
    if (key?.name === 'get' || key?.name === 'set' || name === undefined) {
      result.isOpen = true
      continue
    }
    const isAsync = key?.name === 'async'
    const methodName = isAsync ? textOf(source, rest[0]!) : name
    const isMethod = rest.some(part => part.name === 'ParamList')
    const value: Value = isMethod
      ? { kind: 'function', node: property, source, scope: frame.scope, at: place }
      : rest[0]
        ? machine.evaluate(rest[0], frame)
        : variable(name, key!, frame, machine)
    result.entries.set(isMethod ? methodName : name, value)
    result.places.set(isMethod ? methodName : name, place)
  }
  return result
}

function member(node: Node, frame: Frame, machine: Machine): Value {
  const text = node.to - node.from < 40 ? textOf(frame.source, node).replace(/\s/g, '') : ''
  const { path } = frame.source
  if (text === 'import.meta.url' || text === 'import.meta.filename')
    return { kind: 'path', base: 'project', path }
  if (text === 'import.meta.dirname') return { kind: 'path', base: 'project', path: joinPath(path, '..') }
  const [target, name] = childrenOf(node)
  if (!target || !name) return unknown(knownLater)
  const value = machine.evaluate(target, frame)
  const key =
    name.name === 'PropertyName'
      ? textOf(frame.source, name)
      : String((machine.evaluate(name, frame) as { value?: unknown }).value ?? '')
  return memberOf(value, key)
}

function unary(text: string, value: Value, at: Value['at']): Value {
  const known = truth(value)
  if (text.startsWith('!')) return known === undefined ? unknown(knownLater, at) : literal(!known, at)
  if (text.startsWith('-') && value.kind === 'literal') return literal(-Number(value.value), at)
  if (text.startsWith('void')) return literal(undefined, at)
  if (!text.startsWith('typeof')) return unknown(knownLater, at)
  if (value.kind === 'object' || value.kind === 'list') return literal('object', at)
  if (value.kind === 'function') return literal('function', at)
  return value.kind === 'literal'
    ? literal(value.value === null ? 'object' : typeof value.value, at)
    : unknown(knownLater, at)
}

function binary([left, operator, right]: Node[], frame: Frame, machine: Machine): Value {
  if (!left || !operator || !right) return unknown(knownLater)
  const sign = textOf(frame.source, operator)
  const first = machine.evaluate(left, frame)
  if (sign === 'as' || sign === 'satisfies') return first
  if (sign === '??' || sign === '||' || sign === '&&') {
    const known = sign === '??' ? isPresent(first) : truth(first)
    if (known === (sign !== '&&')) return first
    const second = machine.evaluate(right, frame)
    if (known !== undefined) return second
    return { kind: 'either', options: [sign === '&&' ? literal(false) : first, second], at: second.at }
  }
  const second = machine.evaluate(right, frame)
  if (sign === '+') return add(first, second)
  if (first.kind !== 'literal' || second.kind !== 'literal') return unknown(knownLater)
  if (sign === '===' || sign === '==') return literal(first.value === second.value)
  if (sign === '!==' || sign === '!=') return literal(first.value !== second.value)
  if (sign === '/') return literal(Number(first.value) / Number(second.value))
  if (sign === '*') return literal(Number(first.value) * Number(second.value))
  return unknown(knownLater)
}

function isPresent(value: Value): boolean | undefined {
  if (value.kind === 'literal') return (value.value ?? null) !== null
  if (
    value.kind === 'call' &&
    value.callee.kind === 'module' &&
    /^weapp-tailwindcss\b/.test(value.callee.from)
  )
    return true
  return truth(value)
}

function assignment([target, operator, right]: Node[], frame: Frame, machine: Machine): Value {
  if (!target || !right || !operator) return unknown(knownLater)
  const sign = textOf(frame.source, operator)
  const isPlain = sign === '='
  const before = isPlain ? literal(undefined) : machine.evaluate(target, frame)
  const known = sign === '??=' ? isPresent(before) : truth(before)
  if ((sign === '??=' || sign === '||=') && known) return before
  let value = machine.evaluate(right, frame)
  if (!isPlain && !((sign === '??=' || sign === '||=') && known === false)) value = unknown(knownLater)
  if (target.name === 'VariableName') assign(textOf(frame.source, target), value, frame.scope)
  else if (target.name === 'MemberExpression') {
    const [of, name] = childrenOf(target)
    const object = of && machine.evaluate(of, frame)
    const key =
      name?.name === 'PropertyName'
        ? textOf(frame.source, name)
        : name && textIn(machine.evaluate(name, frame))
    if (object?.kind === 'object' && key !== undefined) {
      object.entries.set(key, value)
      object.places.set(key, placeOf(frame.source, target.parent ?? target))
    } else if (object) open(object)
  } else machine.bind(target, value, frame)
  return value
}
