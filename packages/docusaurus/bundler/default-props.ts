import type { Plugin } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Applies `Name.defaultProps` inside of function components: React no longer supports it, but many sites use it. */
export function defaultProps(): Plugin {
  return {
    name: 'default-props',
    transform: {
      order: 'pre',
      filter: { id: { include: /\.[jt]sx?$/, exclude: /node_modules/ }, code: /\.defaultProps\s*=/ },
      handler: code => ({ code: applyDefaultProps(code), map: null }),
    },
  }
}

/** Adds the defaults to the components of a module. */
function applyDefaultProps(code: string): string {
  const names = [...code.matchAll(/\b([A-Z]\w*)\.defaultProps\s*=/g)].map(([, name]) => name!)
  const found = parse(code).flatMap(statement => functionsOf(statement))
  const edits = found.flatMap(({ name, node }) => {
    const [first, ...others] = node.params as Node[]
    return first && others.length === 0 && names.includes(name) ? [{ name, first }] : []
  })
  // From the end, so that offsets stay valid.
  return edits
    .sort((a, b) => b.first.start - a.first.start)
    .reduce((text, { name, first }) => {
      const pattern = first.type === 'AssignmentPattern' ? (first.left as Node) : first
      const merged = `{ ...${name}.defaultProps, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }`
      const written = `given, _ref, ${text.slice(pattern.start, pattern.end)} = ${merged}`
      // An arrow function may lack parentheses around one parameter.
      const isBare = !/[(,]\s*$/.test(text.slice(0, first.start))
      return text.slice(0, first.start) + (isBare ? `(${written})` : written) + text.slice(first.end)
    }, code)
}

function parse(code: string): Node[] {
  try {
    return parseAst(code, { lang: 'tsx' }).body as unknown as Node[]
  } catch {
    // The bundler reports the syntax error.
    return []
  }
}

/** Returns the functions that a statement names. */
function functionsOf(statement: Node): { name: string; node: Node }[] {
  const declared = (statement.declaration ?? statement) as Node
  if (declared.type === 'FunctionDeclaration' && declared.id)
    return [{ name: (declared.id as Named).name, node: declared }]
  if (declared.type !== 'VariableDeclaration') return []
  return (declared.declarations as { id: Named; init: Node | null }[]).flatMap(({ id, init }) =>
    init && /^(?:ArrowFunction|Function)Expression$/.test(init.type) ? [{ name: id.name, node: init }] : [],
  )
}

interface Named {
  name: string
}
