import { escapeAttribute } from '../model'

export { escapeText } from '../model'

/** A start tag; attributes that are undefined are left out, `true` has no value. */
export function startTag(
  name: string,
  attributes: Record<string, string | number | true | undefined>,
): string {
  let tag = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) tag += ` ${key}`
    else if (value !== undefined) tag += ` ${key}="${escapeAttribute(String(value))}"`
  }
  return `${tag}>`
}
