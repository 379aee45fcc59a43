import postcss from 'postcss'
import type { Compiler } from './transform'

/** A class with the declarations it stands for in WXSS, on one line. */
export interface ClassRule {
  name: string
  style: string
}

/** What classes become in WXSS; those without a rule are left out. */
export async function listRules(names: string[], compiler: Compiler): Promise<ClassRule[]> {
  const { wxss } = await compiler.transform(names.join(' '))
  const styles = new Map<string, string>()
  postcss.parse(wxss).walkRules(({ selector, nodes }) => {
    const [, name] = /^\.([\w-]+)/.exec(selector) ?? []
    if (!name || styles.has(name)) return
    // A value stands twice where old clients get another one; the last is the plain one.
    const last = new Map(nodes.flatMap(node => (node.type === 'decl' ? [[node.prop, node.value]] : [])))
    styles.set(name, [...last].map(([property, value]) => `${property}: ${value}`).join('; '))
  })
  return names.flatMap(name => {
    const style = styles.get(compiler.escapeName(name))
    return style ? [{ name, style }] : []
  })
}
