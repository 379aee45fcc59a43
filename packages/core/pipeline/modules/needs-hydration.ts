import { nameOf, parseModule, type SyntaxNode, walk } from './syntax-tree'

type KindOf = (specifier: string) => string

/** Whether a module's code needs a browser. */
export interface Hydration {
  isNeeded: boolean
  /** Undecidable cases: spread props, hooks or components from a package. */
  doubts: Doubt[]
}

export interface Doubt {
  what: string
  source: string
  line: number
}

/** Hooks that have an effect only in a browser; others, such as useMemo or useId, return the same on the server. */
const BROWSER_HOOKS =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|IsomorphicLayoutEffect|SyncExternalStore|Transition|DeferredValue|ActionState|FormState|FormStatus|Optimistic|ImperativeHandle|EffectEvent)$/

/** Hooks and components of the engine that need a browser. */
const BROWSER_NAMES = /^(?:BrowserOnly|use(?:ColorMode|IsBrowser|StorageSlot|WindowSize|Collapsible))$/

const LIFECYCLE = /^(?:componentDid(?:Mount|Update|Catch)|componentWillUnmount)$/
const EVENT = /^on[A-Z]/

/** A cheap pre-check: a module without these words needs no analysis. */
const HINTS = /\bon[A-Z]|\buse[A-Z]|BrowserOnly|\bcomponent(?:Did|Will)|\bsetState\b/
/** The same for JSX; in files without JSX, the matches are types and object spreads. */
const ELEMENT_HINTS = /\b(?:form)?[aA]ction=|\bref=|\{\s*\.\.\.|<[A-Z]/
const WITHOUT_ELEMENTS = /\.[cm]?ts$/

/**
 * Analyses the syntax tree of a component for code that needs a browser. `kindOf` classifies an import: modules
 * of the site are analysed separately, packages are not, and engine modules are known by name.
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

/** Whether a single node proves that the module needs a browser. */
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

/** Matches `onClick={…}`, and a function as `ref` or as a form's `action`. */
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

/** Whether a value may be a function defined here; one passed in as a prop is found at its caller. */
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

/** Whether a name is a parameter of an enclosing function. */
function isParameter(name: string, above: readonly SyntaxNode[]): boolean {
  return (
    name === 'this' ||
    above.some(node =>
      ((node.params as SyntaxNode[] | undefined) ?? []).some(param => boundNames(param).includes(name)),
    )
  )
}

interface Names {
  /** Import specifier by local name. */
  imported: Map<string, string>
  /** Initializer by variable. */
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

/** Returns the possible results of an expression: the sides of `a ? b : c`, `a && b` and `a ?? b`. */
function branchesOf(node: SyntaxNode): SyntaxNode[] {
  const { consequent, alternate, left, right } = node as unknown as Record<string, SyntaxNode>
  const sides = [consequent, alternate, left, right].filter(side => side !== undefined)
  return /^(?:Conditional|Logical)Expression$/.test(node.type) ? sides.flatMap(branchesOf) : [node]
}

/** Returns the imported name that a spread value comes from; none for local data and props. */
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

/** Returns the name at the start of `a`, `a.b`, `a().b` or `a as T`. */
function rootName(node: unknown): string {
  const { type, object, callee, expression, expressions, argument } = (node ?? {}) as Record<string, never>
  if (type === 'ThisExpression') return 'this'
  const inner =
    object ?? callee ?? expression ?? argument ?? (expressions as SyntaxNode[] | undefined)?.at(-1)
  return inner ? rootName(inner) : nameOf(node)
}
