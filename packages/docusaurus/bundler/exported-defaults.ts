import type { Plugin } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

interface Statement {
  type: string
  start: number
  end: number
  expression?: {
    type: string
    left?: { type: string; start: number; end: number }
    right?: { start: number; end: number }
  }
}

/** Supports `module.exports = sidebars` in a config that is an ES module otherwise, as jiti does for Docusaurus. */
export function exportedDefaults(): Plugin {
  return {
    name: 'exported-defaults',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]s$/, exclude: /node_modules/ }, code: /\bmodule\.exports\b/ },
      handler: (code, id) => ({ code: exportDefault(code, id), map: null }),
    },
  }
}

/** Turns a single assignment of `module.exports` into a default export, if the module also imports or exports. */
export function exportDefault(code: string, id: string): string {
  const { body } = parseAst(code, { lang: /\.[cm]?ts$/.test(id) ? 'ts' : 'jsx' }) as unknown as {
    body: Statement[]
  }
  if (!body.some(({ type }) => /^(?:Import|Export)/.test(type))) return code
  const found = body.filter(({ expression }) => {
    const { left } = expression ?? {}
    return (
      expression?.type === 'AssignmentExpression' &&
      left &&
      code.slice(left.start, left.end) === 'module.exports'
    )
  })
  const [only] = found
  if (!only || found.length > 1) return code
  const { start, end } = only.expression!.right!
  return `${code.slice(0, only.start)}export default ${code.slice(start, end)}${code.slice(only.end)}`
}
