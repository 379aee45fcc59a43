import type { MdxJsxAttributeUnion } from 'satteri'

/** An import or an export of a page, with the names it declares. */
export interface PageStatement {
  text: string
  names: string[]
}

export interface PageCode {
  text: string
  /** Components in it. */
  names: string[]
}

/** The specifier by which a page takes components from its own module. */
export const OWN_CODE = '?code'

/** Whether code hands something to an event, which somebody must be there to call. */
export function hasHandler(code: string): boolean {
  return /\son[A-Z]\w*=\{/.test(code)
}

/** The module of components that handle events: these, and what of the page's other statements they name. */
export function collectCode(interactive: PageStatement[], others: PageStatement[]): PageCode | undefined {
  if (interactive.length === 0) return undefined
  const taken = [...interactive]
  for (let index = 0; index < taken.length; index++)
    for (const other of others)
      if (!taken.includes(other) && other.names.some(name => names(taken[index]!.text, name)))
        taken.push(other)
  // As they stand in the page: one may need another at once.
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

/** Attributes as their author wrote them. */
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
