import type { MdxJsxAttributeUnion } from 'satteri'

/** An import or export of a page, with the names it declares. */
export interface PageStatement {
  text: string
  names: string[]
}

export interface PageCode {
  text: string
  /** Names of the components in it. */
  names: string[]
}

/** The specifier by which a page imports components from its own code. */
export const OWN_CODE = '?code'

/** Whether code has an event handler and thus needs hydration. */
export function hasHandler(code: string): boolean {
  return /\son[A-Z]\w*=\{/.test(code)
}

/** Returns the code of the page's interactive components, with all other statements that they refer to. */
export function collectCode(interactive: PageStatement[], others: PageStatement[]): PageCode | undefined {
  if (interactive.length === 0) return undefined
  const taken = [...interactive]
  for (let index = 0; index < taken.length; index++)
    for (const other of others)
      if (!taken.includes(other) && other.names.some(name => names(taken[index]!.text, name)))
        taken.push(other)
  // In page order, because a statement may need an earlier one while the module is evaluated.
  const inOrder = [
    ...others.filter(other => taken.includes(other)),
    ...interactive.filter(one => !others.includes(one)),
  ]
  return {
    text: inOrder.map(({ text }) => text).join('\n'),
    names: interactive.flatMap(statement => statement.names),
  }
}

function names(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}

/** Returns the attributes in their source form. */
export function attributesText(attributes: readonly MdxJsxAttributeUnion[]): string {
  return attributes
    .map(attribute => {
      if (attribute.type !== 'mdxJsxAttribute') return ` {${attribute.value}}`
      const { value } = attribute
      const name = attribute.name === 'class' ? 'className' : attribute.name
      if (value === null || value === undefined) return ` ${name}`
      return ` ${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`
    })
    .join('')
}
