const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it must stand between tags. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, char => ENTITIES[char]!) : text
}

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

function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, char => ENTITIES[char]!) : text
}
