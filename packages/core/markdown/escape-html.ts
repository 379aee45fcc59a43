import { type Block, type BlockAttributes, escapeAttribute } from '../model'

export { escapeText } from '../model'

/** Returns a start tag; undefined attributes are omitted, `true` is written without a value. */
export function startTag(name: string, attributes: BlockAttributes): string {
  let tag = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) tag += ` ${key}`
    else if (value !== undefined) tag += ` ${key}="${escapeAttribute(String(value))}"`
  }
  return `${tag}>`
}

export function writeBlock({ name, attributes, children }: Block<string>): string {
  const inner = children.map(child => ('content' in child ? child.content : writeBlock(child)))
  return `${startTag(name, attributes)}${inner.join('')}</${name}>`
}
