import { type Frame, type Machine, maxItems } from './machine'
import { importModule, knownLater, memberOf } from './members'
import { folderOf, joinPath } from './paths'
import { childrenOf, type Node, textOf } from './syntax'
import { createList, createObject, literal, open, textIn, truth, unknown, type Value } from './values'

/** Packages whose `defineConfig` returns its argument. */
const definers = /^(?:vite|vitest\/config|@tarojs\/cli|@vue\/cli-service|weapp-vite(?:\/config)?)$/

/** Evaluates a call or `new`. Receiver and arguments are evaluated once. */
export function callFunction(node: Node, frame: Frame, machine: Machine): Value {
  const parts = childrenOf(node).filter(({ name }) => name !== 'new' && name !== 'TypeArgList')
  const [target] = parts
  if (!target) return unknown(knownLater)
  const argList = parts.find(({ name }) => name === 'ArgList')
  const isNew = node.name === 'NewExpression'
  if (target.name === 'VariableName' && textOf(frame.source, target) === 'require') {
    const from = argList && textIn(argumentsOf(argList, frame, machine)[0])
    return from === undefined ? unknown(knownLater) : importModule(from, 'default', frame, machine)
  }
  const [of, name] = target.name === 'MemberExpression' ? childrenOf(target) : []
  if (of && name?.name === 'PropertyName' && of.name !== 'ImportMeta') {
    const receiver = machine.evaluate(of, frame)
    const args = argList ? argumentsOf(argList, frame, machine) : []
    const method = textOf(frame.source, name)
    return (
      callMethod(receiver, method, args, machine) ?? apply(memberOf(receiver, method), args, isNew, machine)
    )
  }
  const callee = machine.evaluate(target, frame)
  return apply(callee, argList ? argumentsOf(argList, frame, machine) : [], isNew, machine)
}

function argumentsOf(argList: Node, frame: Frame, machine: Machine): Value[] {
  const args: Value[] = []
  let isSpread = false
  for (let child = argList.firstChild; child; child = child.nextSibling) {
    if (child.name === 'Spread') isSpread = true
    else if (/^\w/.test(child.name) && !child.name.endsWith('Comment')) {
      const value = machine.evaluate(child, frame)
      if (isSpread && value.kind === 'list' && !value.isOpen) args.push(...value.items)
      else args.push(isSpread ? unknown(knownLater, value.at) : value)
      isSpread = false
    }
  }
  return args
}

function apply(callee: Value, args: Value[], isNew: boolean, machine: Machine): Value {
  if (callee.kind === 'function') return machine.invoke(callee, args)
  if (callee.kind === 'unbound' || callee.kind === 'unknown') return callee
  const [first = literal(undefined)] = args
  if (callee.kind === 'host' && callee.name === 'merge')
    return merge(args.filter(part => !isTaroEnvironment(part)))
  if (callee.kind === 'module') {
    const result = callee.from === '' ? callGlobal(callee.name, args) : (callPath(callee, args) ?? undefined)
    if (result) return result
    if (callee.name === 'defineConfig' && definers.test(callee.from)) return first
    if (callee.name === 'mergeConfig' && callee.from === 'vite') return merge(args)
  }
  return { kind: 'call', callee, args, isNew }
}

/**
 * Whether a module is `config/dev.ts` or `config/prod.ts` of Taro's template, which contain nothing relevant and may
 * be missing.
 */
function isTaroEnvironment(part: Value): boolean {
  if (part.kind === 'either') return part.options.every(isTaroEnvironment)
  return part.kind === 'module' && /^\.\/(?:dev|prod)$/.test(part.from)
}

function callGlobal(name: string, args: Value[]): Value {
  const [first = literal(undefined), second] = args
  const known = truth(first)
  switch (name) {
    case 'process.cwd':
      return { kind: 'path', base: 'cwd', path: '' }
    case 'Boolean':
      return known === undefined ? unknown(knownLater) : literal(known)
    case 'String':
      return first.kind === 'literal' ? literal(String(first.value)) : unknown(knownLater)
    case 'Array.isArray':
      return first.kind === 'list'
        ? literal(true)
        : first.kind === 'object'
          ? literal(false)
          : unknown(knownLater)
    case 'Object.freeze':
    case 'Promise.resolve':
      return first
    case 'Object.assign': {
      if (first.kind !== 'object') return unknown(knownLater)
      const merged = merge(args, false)
      if (merged.kind !== 'object') return unknown(knownLater)
      first.entries = merged.entries
      first.isOpen = merged.isOpen
      return first
    }
    case 'URL':
      return second?.kind === 'path' && textIn(first) !== undefined
        ? { ...second, path: joinPath(folderOf(second.path), textIn(first)!) }
        : unknown(knownLater)
    default:
      return name.startsWith('console.') ? literal(undefined) : unknown(knownLater)
  }
}

/** Evaluates `path.resolve` and similar functions. */
function callPath({ from, name }: { from: string; name: string }, args: Value[]): Value | undefined {
  const [first] = args
  if (/^(?:node:)?url$/.test(from) && name === 'fileURLToPath')
    return first?.kind === 'path' ? first : unknown(knownLater)
  if (/^(?:node:)?url$/.test(from) && name === 'URL') return callGlobal('URL', args)
  if (!/^(?:node:)?path(?:\/posix)?$/.test(from)) return undefined
  if (name === 'dirname')
    return first?.kind === 'path' ? { ...first, path: folderOf(first.path) } : unknown(knownLater)
  if (name !== 'resolve' && name !== 'join') return unknown(knownLater)
  let base: 'project' | 'cwd' | undefined = name === 'resolve' ? 'cwd' : undefined
  let path = ''
  for (const value of args) {
    const text = textIn(value)
    if (value.kind === 'path') {
      base = value.base
      path = value.path
    } else if (text === undefined || (name === 'resolve' && text.startsWith('/'))) return unknown(knownLater)
    else path = joinPath(path, text)
  }
  return base ? { kind: 'path', base, path } : literal(path)
}

/** Merges objects, also nested ones; an unknown part leaves the result open. */
function merge(parts: Value[], isDeep = true): Value {
  const result = createObject()
  for (const part of parts) {
    if (part.kind !== 'object') {
      if (truth(part) !== false) result.isOpen = true
      continue
    }
    result.isOpen ||= part.isOpen
    for (const [key, value] of part.entries) {
      const before = result.entries.get(key)
      const isBoth = isDeep && before?.kind === 'object' && value.kind === 'object'
      result.entries.set(key, isBoth ? merge([before, value]) : value)
      const place = part.places.get(key)
      if (place) result.places.set(key, place)
    }
  }
  return result
}

/** Evaluates methods of strings, patterns and lists that configs use for conditions and paths. */
function callMethod(value: Value, method: string, args: Value[], machine: Machine): Value | undefined {
  const [first] = args
  if (value.kind === 'literal' && (value.value ?? null) === null) return literal(undefined)
  const text = textIn(value)
  if (text !== undefined) return callText(text, method, first)
  if (value.kind === 'pattern') return method === 'test' ? testPattern(value, textIn(first)) : undefined
  if (value.kind === 'list') return callList(value, method, args, machine)
  return undefined
}

function callText(text: string, method: string, first: Value | undefined): Value {
  const part = textIn(first)
  if (method === 'toLowerCase') return literal(text.toLowerCase())
  if (method === 'trim') return literal(text.trim())
  if (part === undefined) return unknown(knownLater)
  if (method === 'startsWith') return literal(text.startsWith(part))
  if (method === 'endsWith') return literal(text.endsWith(part))
  if (method === 'includes') return literal(text.includes(part))
  if (method === 'indexOf') return literal(text.indexOf(part))
  return unknown(knownLater)
}

/** Tests only short patterns and texts, because a long pattern could take arbitrarily long. */
function testPattern({ source, flags }: { source: string; flags: string }, text: string | undefined): Value {
  if (text === undefined || text.length > 20 || source.length > 40) return unknown(knownLater)
  try {
    return literal(new RegExp(source, flags).test(text))
  } catch {
    return unknown(knownLater)
  }
}

function callList(
  value: Value & { kind: 'list' },
  method: string,
  args: Value[],
  machine: Machine,
): Value | undefined {
  const [first] = args
  const callback = first?.kind === 'function' ? first : undefined
  switch (method) {
    case 'push':
      value.items.push(...args)
      return unknown(knownLater)
    case 'unshift':
      value.items.unshift(...args)
      return unknown(knownLater)
    case 'concat':
      return createList(
        [...value.items, ...args.flatMap(arg => (arg.kind === 'list' ? arg.items : [arg]))].slice(
          0,
          maxItems,
        ),
        value.items.length >= maxItems || value.isOpen || args.some(arg => arg.kind === 'list' && arg.isOpen),
      )
    case 'flat':
      return createList(
        value.items.flatMap(item => (item.kind === 'list' ? item.items : [item])),
        value.isOpen || value.items.some(item => item.kind === 'list' && item.isOpen),
      )
    case 'map':
    case 'forEach': {
      if (!callback)
        return createList(
          value.items.map(() => unknown(knownLater)),
          true,
        )
      const items = value.items.map((item, index) => machine.invoke(callback, [item, literal(index)]))
      return method === 'map' ? createList(items, value.isOpen) : literal(undefined)
    }
    case 'filter': {
      const keeps = value.items.map(item =>
        callback ? truth(machine.invoke(callback, [item])) : truth(item),
      )
      const isKnown = callback || (first?.kind === 'module' && first.name === 'Boolean')
      const items = value.items.flatMap((item, index): Value[] =>
        keeps[index] === false
          ? []
          : keeps[index]
            ? [item]
            : [{ kind: 'either', options: [item], at: item.at }],
      )
      return createList(items, value.isOpen || !isKnown)
    }
    case 'includes': {
      const found = value.items.some(
        item => item.kind === 'literal' && first?.kind === 'literal' && item.value === first.value,
      )
      const isKnown =
        !value.isOpen && first?.kind === 'literal' && value.items.every(({ kind }) => kind === 'literal')
      return isKnown ? literal(found) : unknown(knownLater)
    }
    default:
      open(value)
      return unknown(knownLater)
  }
}
