import postcss from 'postcss'
import type { Compiler } from './transform'

/** A class with its declarations in WXSS, on one line. */
export interface ClassRule {
  name: string
  style: string
}

/** Returns the rules of classes in WXSS; omits classes without a rule. */
export async function listRules(names: string[], compiler: Compiler): Promise<ClassRule[]> {
  const { wxss } = await compiler.transform(names.join(' '))
  const styles = new Map<string, string>()
  const variables = new Map<string, string>()
  postcss.parse(wxss).walkRules(({ selector, nodes }) => {
    const declarations = nodes.filter(node => node.type === 'decl')
    if (/^page\b/.test(selector)) for (const { prop, value } of declarations) variables.set(prop, value)
    const [, name] = /^\.([\w-]+)/.exec(selector) ?? []
    if (!name || styles.has(name)) return
    const first = new Map(declarations.toReversed().map(({ prop, value }) => [prop, value]))
    const shown = [...first]
      .toReversed()
      .filter(
        ([property]) => !property.startsWith('-webkit-') || !first.has(property.slice('-webkit-'.length)),
      )
      .map(([property, value]) => `${property}: ${fill(value, variables)}`)
    styles.set(name, shown.join('; '))
  })
  return names.flatMap(name => {
    const style = styles.get(compiler.escapeName(name))
    return style ? [{ name, style }] : []
  })
}

/** Replaces variables by their values, because readers want to see the length or colour. */
function fill(value: string, variables: Map<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (whole, name) => variables.get(name) ?? whole)
}
