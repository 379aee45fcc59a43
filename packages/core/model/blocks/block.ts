/** An element of an article, with HTML, React nodes or syntax nodes as content, depending on the writer. */
export interface Block<Content> {
  name: string
  /** Undefined omits an attribute, `true` writes it without a value. */
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

/** Returns React's name of an HTML attribute. */
export function reactName(name: string): string {
  return name === 'class' ? 'className' : name === 'tabindex' ? 'tabIndex' : name
}
