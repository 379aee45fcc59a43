import type { EstreeProgram, HastPluginDefinition } from 'satteri'
import { hasHandler, OWN_CODE } from '../page-code'
import type { PageContext } from '../page-context'

type Statement = EstreeProgram['body'][number] & { start: number; end: number }

/**
 * Turns imports into look-ups in a record named `imports`: the code runs as a function whose caller resolves
 * each specifier. They are written as exports because nothing else is allowed beside JSX.
 */
export function mdxImports(page: PageContext): HastPluginDefinition {
  return {
    name: 'mdx-imports',
    options: { position: true },
    mdxjsEsm(node, ctx) {
      const program = node.parseExpression()
      if (!program) return
      const bytes = Buffer.from(node.value)
      const start = node.position?.start.line ?? 1
      const statements = (program.body as Statement[]).map(statement => {
        // Offsets count bytes.
        const line = start + bytes.subarray(0, statement.start).toString().split('\n').length - 1
        const specifier = 'source' in statement ? statement.source?.value : undefined
        if (typeof specifier === 'string')
          page.facts.imports.push({
            specifier,
            line: line + page.input.bodyLine - 1,
            names: namesOf(statement),
            locals: localsOf(statement),
          })
        if (statement.type === 'ExportAllDeclaration')
          page.report(
            { what: '"export *" is not supported in a page', remedy: 'name what is exported' },
            line,
          )
        const text = bytes.subarray(statement.start, statement.end).toString()
        const written = { text, names: declaredBy(statement) }
        page.statements.push(written)
        if (!specifier && hasHandler(text) && written.names.length > 0) {
          page.interactive.push(written)
          return `export const { ${written.names.join(', ')} } = imports[${JSON.stringify(OWN_CODE)}];`
        }
        return rewrite(statement) ?? text
      })
      ctx.setProperty(node, 'value', statements.filter(Boolean).join('\n'))
    },
  }
}

function declaredBy(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return localsOf(statement)
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
  const { declaration } = statement
  if (declaration.type !== 'VariableDeclaration') return declaration.id ? [plainName(declaration.id)] : []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? plainName(id) : []))
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(specifier => {
      if (specifier.type === 'ImportNamespaceSpecifier') return '*'
      return specifier.type === 'ImportDefaultSpecifier' ? 'default' : plainName(specifier.imported)
    })
  return statement.type === 'ExportNamedDeclaration'
    ? statement.specifiers.map(({ local }) => plainName(local))
    : []
}

function localsOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  return statement.type === 'ExportNamedDeclaration'
    ? statement.specifiers.map(({ exported }) => plainName(exported))
    : []
}

function rewrite(statement: Statement): string | undefined {
  if (statement.type === 'ExportAllDeclaration') return ''
  if (statement.type === 'ImportDeclaration') {
    const module = `imports[${JSON.stringify(statement.source.value)}]`
    const names: string[] = []
    const whole: string[] = []
    for (const specifier of statement.specifiers) {
      const local = specifier.local.name
      if (specifier.type === 'ImportNamespaceSpecifier') whole.push(`${local} = ${module}`)
      else if (specifier.type === 'ImportDefaultSpecifier') names.push(`default: ${local}`)
      else names.push(`${nameOf(specifier.imported)}: ${local}`)
    }
    return declare([...(names.length ? [`{ ${names.join(', ')} } = ${module}`] : []), ...whole])
  }
  if (statement.type === 'ExportNamedDeclaration' && statement.source) {
    const module = `imports[${JSON.stringify(statement.source.value)}]`
    const names = statement.specifiers.map(({ local, exported }) => `${nameOf(local)}: ${nameOf(exported)}`)
    return declare(names.length ? [`{ ${names.join(', ')} } = ${module}`] : [])
  }
  return undefined
}

function declare(bindings: string[]): string {
  return bindings.length ? `export const ${bindings.join(', ')};` : ''
}

function plainName(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value)
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? JSON.stringify(node.value)
}
