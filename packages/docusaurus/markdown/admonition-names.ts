import { mapProse } from 'inkstone/markdown'
import { escapeRegExp } from 'inkstone/model'

/**
 * Turns admonitions with a site's own names into "info" ones, as Docusaurus does; the name becomes title and
 * class.
 */
export function createRenamer(names: string[]): (text: string) => string {
  if (names.length === 0) return text => text
  const pattern = new RegExp(
    `^([\\s>]*:{3,})[ \\t]*(${names.map(escapeRegExp).join('|')})(?![\\w-])(\\[.*?\\])?(?:\\{([^{}]*)\\})?(.*)$`,
    'i',
  )
  const rename = (_: string, colons: string, name: string, label = '', attributes = '', rest = '') => {
    const title = label || rest.trim() ? label : `[${name}]`
    return `${colons}info${title}{${[`.theme-admonition-${name}`, attributes].filter(Boolean).join(' ')}}${rest}`
  }
  return text => (text.includes(':::') ? mapProse(text, line => line.replace(pattern, rename)) : text)
}
