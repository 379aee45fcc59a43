import { readFileSync } from 'node:fs'
import { nameOf, parseModule, walk } from 'inkstone/modules'

/** Whether the code of a file may read a prop of this name. */
export function readsProp(file: string, prop: string): boolean {
  const code = readFileSync(file, 'utf8')
  const tree = code.includes(prop) ? parseModule(code, file) : undefined
  let isRead = false
  if (tree)
    walk(tree, (node, above) => {
      const isPart = node.type === 'Property' && above.at(-1)?.type === 'ObjectPattern'
      if (isPart && nameOf(node.key) === prop) isRead = true
      if (node.type === 'MemberExpression' && nameOf(node.property) === prop) isRead = true
    })
  return isRead
}
