import { evaluate, type Scope, type Value } from './evaluate'
import { childrenOf, findAll, type Node, textOf } from './syntax'

/** A place where the plugin is handed to the build tool. */
export interface Registration {
  node: Node
  /** The exported name. */
  name: string
  options?: Value
  /** A class of webpack that is called without `new`. */
  isClassCall: boolean
}

export function isPlugin(from: string): boolean {
  return /^weapp-tailwindcss(?:\/|$)/.test(from)
}

/** Calls, `plugin: X, args: [...]` of webpack-chain, and the plugin handed to a function: `.use(X, [...])`. */
export function findRegistrations(scope: Scope): Registration[] {
  const found: Registration[] = []
  for (const node of findAll(scope.source, 'CallExpression', 'NewExpression')) {
    const value = evaluate(node, scope)
    if (value.kind === 'call' && isEntry(value.callee)) {
      found.push({
        node,
        name: value.callee.name,
        options: value.args[0],
        isClassCall: !value.isNew && /^UnifiedWebpackPlugin/.test(value.callee.name),
      })
    }
    const args = childrenOf(node).find(({ name }) => name === 'ArgList')
    const values = args ? childrenOf(args).map(argument => evaluate(argument, scope)) : []
    const index = values.findIndex(isEntry)
    const handed = values[index]
    if (handed?.kind === 'module')
      found.push({ node, name: handed.name, options: first(values[index + 1]), isClassCall: false })
  }
  for (const node of findAll(scope.source, 'ObjectExpression')) {
    const value = evaluate(node, scope)
    const plugin = value.kind === 'object' ? value.entries.get('plugin')?.value : undefined
    if (value.kind === 'object' && plugin && isEntry(plugin))
      found.push({
        node,
        name: plugin.name,
        options: first(value.entries.get('args')?.value),
        isClassCall: false,
      })
  }
  return found.filter(({ node }) => !isDeclaration(node, scope))
}

function isEntry(value: Value): value is Extract<Value, { kind: 'module' }> {
  return (
    value.kind === 'module' &&
    isPlugin(value.from) &&
    !/\/(?:presets|defaults|escape|types)$/.test(value.from)
  )
}

/** Arguments come as a list: `args: [{ … }]`. */
function first(value: Value | undefined): Value | undefined {
  return value?.kind === 'list' ? value.items[0] : value
}

/** `require('weapp-tailwindcss/vite')` is a call as well, of `require`. */
function isDeclaration(node: Node, { source }: Scope): boolean {
  const [target] = childrenOf(node)
  return target !== undefined && textOf(source, target) === 'require'
}
