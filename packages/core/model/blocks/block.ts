/** An element of an article. Its content is HTML, React nodes or syntax nodes, depending on what writes it. */
export interface Block<Content> {
  name: string
  /** Undefined leaves an attribute out, `true` has no value. */
  attributes: BlockAttributes
  children: (Block<Content> | { content: Content })[]
}

export type BlockAttributes = Record<string, string | number | true | undefined>

export function block<Content>(
  name: string,
  attributes: BlockAttributes,
  children: Block<Content>['children'] = [],
): Block<Content> {
  return { name, attributes, children }
}

/** What React calls an attribute of a block. */
export function reactName(name: string): string {
  return name === 'class' ? 'className' : name === 'tabindex' ? 'tabIndex' : name
}
