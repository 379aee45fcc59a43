import type { Value } from './evaluate'
import { childrenOf, findAll, type Node, type Source, stringOf, textOf } from './syntax'

/** What a name stands for: an expression, or something that a module exports. */
export type Binding = { node: Node } | { value: Value }

export type Bindings = Map<string, Binding>

/** An `import` or `require` of a file. */
export interface ModuleUse {
  from: string
  node: Node
  /** Local name -> exported name. */
  names: Map<string, string>
}

/** Modules that a file loads, and what each of its names stands for; a name that changes or is a parameter stands for nothing. */
export function readBindings(source: Source): { bindings: Bindings; modules: ModuleUse[] } {
  const bindings: Bindings = new Map()
  const modules: ModuleUse[] = []
  const spoiled = new Set<string>()
  const bind = (name: string, binding: Binding) => {
    if (bindings.has(name)) spoiled.add(name)
    bindings.set(name, binding)
  }
  for (const node of findAll(source, 'ImportDeclaration')) {
    const use = readImport(source, node)
    if (!use) continue
    modules.push(use)
    for (const [local, name] of use.names) bind(local, { value: { kind: 'module', from: use.from, name } })
  }
  for (const node of findAll(source, 'VariableDeclaration')) {
    const use = readDeclaration(source, node, bind)
    if (use) modules.push(use)
  }
  for (const node of findAll(source, 'AssignmentExpression')) {
    const target = childrenOf(node)[0]
    if (target?.name === 'VariableName') spoiled.add(textOf(source, target))
  }
  for (const node of findAll(source, 'ParamList'))
    for (const parameter of childrenOf(node))
      if (parameter.name === 'VariableDefinition') spoiled.add(textOf(source, parameter))
  for (const name of spoiled) bindings.delete(name)
  return { bindings, modules }
}

function readImport(source: Source, node: Node): ModuleUse | null {
  const parts = childrenOf(node)
  const path = parts.find(({ name }) => name === 'String')
  if (!path || parts.some(({ name }) => name === 'type')) return null
  const names = new Map<string, string>()
  for (const part of parts) {
    if (part.name === 'VariableDefinition')
      names.set(textOf(source, part), parts.some(({ name }) => name === 'Star') ? '*' : 'default')
    if (part.name === 'ImportGroup') readGroup(source, part, names)
  }
  return { from: stringOf(source, path) ?? '', node, names }
}

/** `{ a, b as c, default as d }`. */
function readGroup(source: Source, group: Node, names: Map<string, string>): void {
  let exported = ''
  for (const part of childrenOf(group)) {
    const text = textOf(source, part)
    if (part.name === 'VariableName' || part.name === 'String' || text === 'default') exported = text
    else if (part.name === 'VariableDefinition') {
      names.set(text, exported || text)
      exported = ''
    }
  }
}

function readDeclaration(
  source: Source,
  node: Node,
  bind: (name: string, binding: Binding) => void,
): ModuleUse | null {
  let use: ModuleUse | null = null
  let target: Node | undefined
  for (const part of childrenOf(node)) {
    if (part.name === 'VariableDefinition' || part.name === 'ObjectPattern') target = part
    else if (target && !/^(?:const|let|var|Equals|TypeAnnotation)$/.test(part.name)) {
      const from = requiredBy(source, part)
      const names = new Map<string, string>()
      if (target.name === 'VariableDefinition') names.set(textOf(source, target), from ? 'default' : '')
      else readPattern(source, target, names)
      for (const [local, name] of names) {
        if (from !== null) bind(local, { value: { kind: 'module', from, name } })
        else if (name === '') bind(local, { node: part })
      }
      if (from !== null) use = { from, node, names }
      target = undefined
    }
  }
  return use
}

/** `{ a, b: c }`. */
function readPattern(source: Source, pattern: Node, names: Map<string, string>): void {
  for (const property of childrenOf(pattern)) {
    const [key, value = key] = childrenOf(property)
    if (key && value?.name === 'VariableDefinition') names.set(textOf(source, value), textOf(source, key))
  }
}

/** `require('x')`, also with `.default` behind it and `await import('x')`. */
function requiredBy(source: Source, node: Node): string | null {
  const [, path] =
    /^(?:await\s+)?(?:require|import)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?$/.exec(
      textOf(source, node).trim(),
    ) ?? []
  return path ?? null
}
