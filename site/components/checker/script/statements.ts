import { assign, type Frame, type Machine } from './machine'
import { importModule, knownLater, memberOf } from './members'
import { childrenOf, type Node, placeOf, stringOf, textOf, walk } from './syntax'
import {
  createList,
  createObject,
  isUndefined,
  literal,
  lookUp,
  open,
  truth,
  unknown,
  type Value,
} from './values'

/** Runs statements in order; returns their return value. */
export function runStatements(statements: Node[], frame: Frame, machine: Machine): Value | undefined {
  for (const node of statements) {
    const declaration = node.name === 'ExportDeclaration' ? childrenOf(node).at(-1)! : node
    if (declaration.name === 'FunctionDeclaration') hoist(declaration, frame)
  }
  for (const node of statements) {
    const returned = runStatement(node, frame, machine)
    if (returned) return returned
  }
  return undefined
}

function hoist(node: Node, { source, scope }: Frame): void {
  const name = node.getChild('VariableDefinition')
  if (name)
    scope.names.set(textOf(source, name), {
      kind: 'function',
      node,
      source,
      scope,
      at: placeOf(source, node),
    })
}

function runStatement(node: Node, frame: Frame, machine: Machine): Value | undefined {
  const { source } = frame
  const parts = childrenOf(node)
  switch (node.name) {
    case 'ImportDeclaration':
      runImport(parts, frame, machine)
      return undefined
    case 'ExportDeclaration':
      runExport(parts, frame, machine)
      return undefined
    case 'VariableDeclaration':
      runDeclaration(parts, frame, machine)
      return undefined
    case 'ClassDeclaration': {
      const name = node.getChild('VariableDefinition')
      if (name) frame.scope.names.set(textOf(source, name), unknown(knownLater, placeOf(source, node)))
      return undefined
    }
    case 'ExpressionStatement': {
      const value = parts[0] && machine.evaluate(parts[0], frame)
      if (value?.kind !== 'call') return undefined
      machine.note(value)
      // A function of another module may change objects that are passed by name.
      for (const arg of value.args)
        if (arg.kind === 'object' && arg.at?.from !== undefined) openShared(arg, parts[0]!)
      return undefined
    }
    case 'ReturnStatement': {
      const result = parts.find(({ name }) => name !== 'return')
      return result ? machine.evaluate(result, frame) : literal(undefined)
    }
    case 'Block':
      return machine.run(parts, { source, scope: { names: new Map(), parent: frame.scope } })
    case 'IfStatement':
      return runIf(node, frame, machine)
    case 'ForStatement':
      return runLoop(node, frame, machine)
    case 'TryStatement': {
      const returned = parts[1] && runStatement(parts[1], frame, machine)
      for (const part of parts.slice(2)) taint(part, frame, machine)
      return returned
    }
    case 'ThrowStatement':
      return unknown('这里会抛出错误', placeOf(source, node))
    case 'TypeAliasDeclaration':
    case 'InterfaceDeclaration':
    case 'AmbientDeclaration':
    case 'FunctionDeclaration':
      return undefined
    default:
      return taint(node, frame, machine)
  }
}

/** Marks an object as open, unless it is written in the call itself. */
function openShared(value: Value, call: Node): void {
  const { at } = value
  if (at && (at.from < call.from || at.to > call.to)) open(value)
}

function runImport(parts: Node[], frame: Frame, machine: Machine): void {
  const { source, scope } = frame
  const path = parts.find(({ name }) => name === 'String')
  const from = path && stringOf(source, path)
  if (from === undefined || parts[1]?.name === 'type') return
  const define = (local: Node, name: string) =>
    scope.names.set(textOf(source, local), {
      ...importModule(from, name, frame, machine),
      at: placeOf(source, path!.parent!),
    })
  for (const part of parts) {
    if (part.name === 'VariableDefinition')
      define(part, parts.some(({ name }) => name === 'Star') ? '*' : 'default')
    if (part.name !== 'ImportGroup') continue
    let exported = ''
    for (const item of childrenOf(part)) {
      const text = textOf(source, item)
      if (item.name === 'VariableName' || item.name === 'String' || text === 'default')
        exported = stringOf(source, item) ?? text
      else if (item.name === 'VariableDefinition') {
        define(item, exported || text)
        exported = ''
      }
    }
  }
}

function runExport(parts: Node[], frame: Frame, machine: Machine): void {
  const { source, scope } = frame
  const exported = lookUp('export', scope)
  if (exported?.kind !== 'object') return
  const [, second] = parts
  const last = parts.at(-1)!
  const set = (name: string, value: Value) => {
    exported.entries.set(name, value)
    exported.places.set(name, placeOf(source, last))
  }
  if (second?.name === 'default')
    set(
      'default',
      last.name === 'FunctionDeclaration'
        ? { kind: 'function', node: last, source, scope, at: placeOf(source, last) }
        : machine.evaluate(last, frame),
    )
  else if (last.name === 'VariableDeclaration') {
    runDeclaration(childrenOf(last), frame, machine)
    for (const name of last.getChildren('VariableDefinition')) {
      const text = textOf(source, name)
      set(text, lookUp(text, scope) ?? unknown(knownLater))
    }
  } else if (last.name === 'FunctionDeclaration') {
    const name = last.getChild('VariableDefinition')
    if (name) set(textOf(source, name), lookUp(textOf(source, name), scope)!)
  } else if (last.name === 'ExportGroup') {
    const names = childrenOf(last)
    for (const [index, item] of names.entries()) {
      if (item.name === 'as' || names[index - 1]?.name === 'as') continue
      const alias = names[index + 1]?.name === 'as' ? names[index + 2]! : item
      set(textOf(source, alias), machine.evaluate(item, frame))
    }
  } else exported.isOpen = true
}

function runDeclaration(parts: Node[], frame: Frame, machine: Machine): void {
  let target: Node | undefined
  let isGiven = false
  const finish = (value: Value) => {
    if (target) machine.bind(target, value, frame)
    target = undefined
  }
  for (const part of parts) {
    if (/^(?:const|let|var|TypeAnnotation)$/.test(part.name)) continue
    if (part.name === 'Equals') isGiven = true
    else if (isGiven) {
      finish(machine.evaluate(part, frame))
      isGiven = false
    } else {
      finish(literal(undefined))
      target = part
    }
  }
  finish(literal(undefined))
}

/** Binds the names of a pattern to the matching parts of a value. */
export function bindPattern(pattern: Node, value: Value, frame: Frame, machine: Machine): void {
  const { source, scope } = frame
  if (pattern.name === 'VariableDefinition') scope.names.set(textOf(source, pattern), value)
  else if (pattern.name === 'ObjectPattern') {
    for (const property of childrenOf(pattern)) {
      const parts = childrenOf(property)
      const isRest = property.firstChild?.name === 'Spread'
      const [key, ...others] = parts.filter(({ name }) => name !== 'Equals')
      if (!key) continue
      const isDefault = parts.some(({ name }) => name === 'Equals')
      const fallback = isDefault ? others.at(-1) : undefined
      const target = others.find(part => part !== fallback) ?? key
      let inside: Value = isRest
        ? openCopy(value)
        : memberOf(value, stringOf(source, key) ?? textOf(source, key))
      if (fallback && isUndefined(inside)) inside = machine.evaluate(fallback, frame)
      if (target.name === 'PropertyName') scope.names.set(textOf(source, target), inside)
      else bindPattern(target, inside, frame, machine)
    }
  } else if (pattern.name === 'ArrayPattern') {
    for (const [index, item] of childrenOf(pattern).entries())
      bindPattern(
        item,
        value.kind === 'list' ? memberOf(value, String(index)) : unknown(knownLater),
        frame,
        machine,
      )
  }
}

function openCopy(value: Value): Value {
  const copy = createObject(value.kind === 'object' ? Object.fromEntries(value.entries) : {})
  copy.isOpen = true
  return copy
}

function runIf(node: Node, frame: Frame, machine: Machine): Value | undefined {
  const [test, yes, no] = childrenOf(node).filter(({ name }) => name !== 'if' && name !== 'else')
  if (!test) return undefined
  const known = truth(machine.evaluate(test, frame))
  if (known === undefined) {
    const returned = yes && taint(yes, frame, machine)
    return (no && taint(no, frame, machine)) ?? returned
  }
  const taken = known ? yes : no
  return taken && runStatement(taken, frame, machine)
}

/** Runs the body for each item of a known list; otherwise once, and values it changes become unknown. */
function runLoop(node: Node, frame: Frame, machine: Machine): Value | undefined {
  const spec = node.getChild('ForOfSpec')
  const body = node.lastChild
  if (!spec || !body) return taint(node, frame, machine)
  const [target, , over] = childrenOf(spec).filter(({ name }) => !/^(?:const|let|var)$/.test(name))
  const list = over ? machine.evaluate(over, frame) : unknown(knownLater)
  const isKnown = list.kind === 'list' && !list.isOpen
  for (const item of isKnown ? list.items : [unknown(knownLater)]) {
    const inner = { ...frame, scope: { names: new Map(), parent: frame.scope } }
    if (target) machine.bind(target, item, inner)
    runStatement(body, inner, machine)
  }
  if (!isKnown) taint(body, frame, machine)
  return undefined
}

/** Marks everything that possibly executed code names as possibly changed. */
function taint(node: Node, frame: Frame, machine: Machine): Value | undefined {
  let returned: Value | undefined
  const { source, scope } = frame
  walk(node, inside => {
    if (inside.name === 'ReturnStatement') returned = unknown(knownLater, placeOf(source, inside))
    if (inside.name !== 'VariableName') return
    const name = textOf(source, inside)
    const value = lookUp(name, scope)
    if (!value) return
    open(value)
    const isAssigned =
      inside.parent?.name === 'AssignmentExpression' && inside.parent.firstChild?.from === inside.from
    if (isAssigned) assign(name, unknown(knownLater, placeOf(source, inside)), scope)
    if (name === 'module' || name === 'exports') assign('exports', unknown(knownLater), scope)
  })
  void machine
  return returned
}

/** Binds the parameters of a function and runs its body. */
export function runFunction(
  { node, source, scope }: Extract<Value, { kind: 'function' }>,
  args: Value[],
  machine: Machine,
): Value {
  const parts = childrenOf(node)
  const params = node.getChild('ParamList')
  const frame: Frame = { source, scope: { names: new Map(), parent: scope } }
  const simple = node.name === 'ArrowFunction' && !params ? node.getChild('VariableDefinition') : undefined
  if (simple) machine.bind(simple, args[0] ?? literal(undefined), frame)
  if (params) bindParameters(params, args, frame, machine)
  const body = parts.at(-1)!
  if (body.name !== 'Block') return machine.evaluate(body, frame)
  return machine.run(childrenOf(body), frame) ?? literal(undefined)
}

function bindParameters(params: Node, args: Value[], frame: Frame, machine: Machine): void {
  let index = 0
  let target: Node | undefined
  let isRest = false
  let isDefault = false
  for (const part of [...childrenOf(params), null]) {
    if (part && /^(?:TypeAnnotation|Optional)$/.test(part.name)) continue
    if (part?.name === 'Equals') isDefault = true
    else if (part && isDefault && target) {
      const given = args[index] ?? literal(undefined)
      machine.bind(target, isUndefined(given) ? machine.evaluate(part, frame) : given, frame)
      target = undefined
      isDefault = false
      index++
    } else {
      if (target) {
        machine.bind(
          target,
          isRest ? createList(args.slice(index)) : (args[index] ?? literal(undefined)),
          frame,
        )
        index++
      }
      isRest = part?.prevSibling?.name === 'Spread'
      target = part ?? undefined
    }
  }
}
