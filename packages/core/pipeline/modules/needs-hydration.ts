import { nameOf, parseModule, type SyntaxNode, walk } from './syntax-tree'

type KindOf = (specifier: string) => string

/** What the code of a module says about whether browsers must run it. */
export interface Hydration {
  isNeeded: boolean
  /** What cannot be decided here: props from a package, or hooks and components of one. */
  doubts: Doubt[]
}

export interface Doubt {
  what: string
  source: string
  line: number
}

/** Hooks that only matter in a browser; others, such as useMemo or useId, give the same on the server. */
const BROWSER_HOOKS =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|IsomorphicLayoutEffect|SyncExternalStore|Transition|DeferredValue|ActionState|FormState|FormStatus|Optimistic|ImperativeHandle|EffectEvent)$/

/** The same of the engine, and what it shows in browsers only. */
const BROWSER_NAMES = /^(?:BrowserOnly|use(?:ColorMode|IsBrowser|StorageSlot|WindowSize|Collapsible))$/

const LIFECYCLE = /^(?:componentDid(?:Mount|Update|Catch)|componentWillUnmount)$/
const EVENT = /^on[A-Z]/

/** Words without which a module has nothing that would have to be looked at. */
const HINTS = /\bon[A-Z]|\buse[A-Z]|BrowserOnly|\bcomponent(?:Did|Will)|\bsetState\b/
/** The same of elements; where none can stand, these are types and copies of objects. */
const ELEMENT_HINTS = /\b(?:form)?[aA]ction=|\bref=|\{\s*\.\.\.|<[A-Z]/
const WITHOUT_ELEMENTS = /\.[cm]?ts$/

/**
 * Reads from the syntax tree whether a component does something in a browser. `kindOf` answers what an import leads to:
 * modules of the site are read by themselves, packages are not, and the engine's say so by their names.
 */
export function readHydration(code: string, file: string, kindOf: KindOf): Hydration {
  const doubts: Doubt[] = []
  const isLookedAt = HINTS.test(code) || (!WITHOUT_ELEMENTS.test(file) && ELEMENT_HINTS.test(code))
  const tree = isLookedAt ? parseModule(code, file) : undefined
  if (!tree) return { isNeeded: false, doubts }
  const names = readNames(tree)
  let isNeeded = false
  const doubt = (name: string, what: string, { start }: SyntaxNode) => {
    const source = names.imported.get(name)
    if (source && kindOf(source) === 'package')
      doubts.push({ what, source, line: code.slice(0, start).split('\n').length })
  }
  walk(tree, (node, above) => {
    if (reacts(node, above, kindOf)) isNeeded = true
    if (node.type === 'CallExpression') {
      const name = nameOf(node.callee)
      if (/^use[A-Z]/.test(name)) doubt(name, `calls ${name}()`, node)
    }
    if (node.type === 'JSXOpeningElement') {
      const name = rootName(node.name)
      if (/^[A-Z]/.test(name)) doubt(name, `shows <${name}>`, node)
    }
    if (node.type === 'JSXSpreadAttribute')
      for (const value of branchesOf(node.argument as SyntaxNode)) {
        const root = originOf(value, names, above)
        if (root) doubt(root, `spreads what ${root} gives over an element`, node)
      }
  })
  return { isNeeded, doubts }
}

/** Whether a node alone shows that a browser must run the module. */
function reacts(node: SyntaxNode, above: readonly SyntaxNode[], kindOf: KindOf): boolean {
  switch (node.type) {
    case 'ImportSpecifier':
      return (
        ![node, above.at(-1)].some(one => one?.importKind === 'type') &&
        isForBrowsers(nameOf(node.imported), sourceOf(above), kindOf)
      )
    case 'ImportDefaultSpecifier':
      return BROWSER_NAMES.test(sourceOf(above).split('/').at(-1)!)
    case 'MemberExpression':
      return BROWSER_HOOKS.test(nameOf(node.property)) || nameOf(node.property) === 'setState'
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return LIFECYCLE.test(nameOf(node.key))
    case 'JSXAttribute':
      return isHandler(node, above.at(-1))
    case 'Property':
      return (
        EVENT.test(nameOf(node.key)) &&
        above.at(-1)?.type === 'ObjectExpression' &&
        isHandlerValue(node.value as SyntaxNode, above)
      )
    default:
      return false
  }
}

function isForBrowsers(name: string, source: string, kindOf: KindOf): boolean {
  if (BROWSER_NAMES.test(name)) return true
  return BROWSER_HOOKS.test(name) && (/^react(?:-dom)?$/.test(source) || kindOf(source) === 'library')
}

function sourceOf(above: readonly SyntaxNode[]): string {
  return nameOf(above.at(-1)?.source)
}

/** `onClick={…}`, a function as `ref` or as `action` of a form. */
function isHandler({ name, value }: SyntaxNode, element: SyntaxNode | undefined): boolean {
  const { type, expression } = (value ?? {}) as { type?: string; expression?: SyntaxNode }
  if (type !== 'JSXExpressionContainer' || !expression) return false
  const written = nameOf(name)
  if (EVENT.test(written)) return true
  if (written === 'ref') return isFunction(expression)
  const isAction = written === 'formAction' || (written === 'action' && nameOf(element?.name) === 'form')
  return isAction && !/^(?:Literal|TemplateLiteral)$/.test(expression.type)
}

function isFunction({ type }: SyntaxNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

/** Whether a value may be a function that was not given to the component: who gives one is looked at elsewhere. */
function isHandlerValue(value: SyntaxNode, above: readonly SyntaxNode[]): boolean {
  if (isFunction(value)) return true
  return branchesOf(value).some(branch => {
    const name = rootName(branch)
    return (
      /^(?:Identifier|MemberExpression|CallExpression)$/.test(branch.type) &&
      name !== 'undefined' &&
      !isParameter(name, above)
    )
  })
}

/** Whether a name is a parameter of a function around it. */
function isParameter(name: string, above: readonly SyntaxNode[]): boolean {
  return (
    name === 'this' ||
    above.some(node =>
      ((node.params as SyntaxNode[] | undefined) ?? []).some(param => boundNames(param).includes(name)),
    )
  )
}

interface Names {
  /** Local name -> specifier that it is imported from. */
  imported: Map<string, string>
  /** Variable -> what it is made of. */
  made: Map<string, SyntaxNode>
}

function readNames(tree: SyntaxNode): Names {
  const imported = new Map<string, string>()
  const made = new Map<string, SyntaxNode>()
  walk(tree, (node, above) => {
    if (/^Import\w*Specifier$/.test(node.type)) imported.set(nameOf(node.local), sourceOf(above))
    if (node.type !== 'VariableDeclarator' || !node.init) return
    for (const name of boundNames(node.id as SyntaxNode)) made.set(name, node.init as SyntaxNode)
  })
  return { imported, made }
}

function boundNames(pattern: SyntaxNode): string[] {
  const names: string[] = []
  walk(pattern, (node, above) => {
    const parent = above.at(-1)
    if (
      node.type === 'Identifier' &&
      !(parent?.type === 'Property' && parent.key === node && !parent.shorthand)
    )
      names.push(nameOf(node))
  })
  return names
}

/** What an expression may give: the sides of `a ? b : c`, `a && b` and `a ?? b`. */
function branchesOf(node: SyntaxNode): SyntaxNode[] {
  const { consequent, alternate, left, right } = node as unknown as Record<string, SyntaxNode>
  const sides = [consequent, alternate, left, right].filter(side => side !== undefined)
  return /^(?:Conditional|Logical)Expression$/.test(node.type) ? sides.flatMap(branchesOf) : [node]
}

/** The import that a spread value comes from; none where it is data of the module, or given to the component. */
function originOf(
  value: SyntaxNode,
  names: Names,
  above: readonly SyntaxNode[],
  seen: string[] = [],
): string | undefined {
  const name = rootName(value)
  if (!name || seen.includes(name) || isParameter(name, above)) return undefined
  if (names.imported.has(name)) return name
  const made = names.made.get(name)
  return made && originOf(made, names, above, [...seen, name])
}

/** The name at the start of `a`, `a.b`, `a().b` or `a as T`. */
function rootName(node: unknown): string {
  const { type, object, callee, expression, expressions, argument } = (node ?? {}) as Record<string, never>
  if (type === 'ThisExpression') return 'this'
  const inner =
    object ?? callee ?? expression ?? argument ?? (expressions as SyntaxNode[] | undefined)?.at(-1)
  return inner ? rootName(inner) : nameOf(node)
}
