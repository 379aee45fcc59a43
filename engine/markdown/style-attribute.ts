/** What stands in for a style attribute, which the site's policy refuses. */
export interface StyleReplacement {
  attributes: Record<string, string>
  classes: string[]
  /** Properties nothing can stand in for. */
  refused: string[]
}

const SIZED = new Set([
  'img',
  'video',
  'iframe',
  'table',
  'td',
  'th',
  'col',
  'svg',
  'canvas',
  'embed',
  'object',
])

/** Turns sizes and text alignment into attributes and classes. */
export function replaceStyle(
  tag: string,
  declarations: [property: string, value: string][],
): StyleReplacement {
  const result: StyleReplacement = { attributes: {}, classes: [], refused: [] }
  for (const [name, value] of declarations) {
    const property = name.trim().replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const size = value.trim().match(/^(\d+(?:\.\d+)?)(?:px)?$|^(\d+(?:\.\d+)?%)$/)
    if (property === 'text-align' && /^(?:left|center|right)$/.test(value.trim()))
      result.classes.push(`align-${value.trim()}`)
    else if ((property === 'width' || property === 'height') && SIZED.has(tag) && size)
      result.attributes[property] = size[1] ?? size[2]!
    else result.refused.push(property)
  }
  return result
}

/** The declarations of a style attribute's text. */
export function parseCssDeclarations(text: string): [string, string][] {
  return text
    .split(';')
    .map(part => part.split(':'))
    .filter(([name]) => name?.trim())
    .map(([name, ...value]) => [name!, value.join(':')])
}

/** The entries of a style object whose values are plain; null when code would have to run. */
export function parseStyleObject(expression: string): [string, string][] | null {
  const [, body] = expression.trim().match(/^\{([\s\S]*)\}$/) ?? []
  if (body === undefined) return null
  const entries = body.split(',').filter(part => part.trim())
  const pairs = entries.map(entry =>
    entry.match(/^\s*(?:"([\w-]+)"|'([\w-]+)'|(\w+))\s*:\s*(?:"([^"]*)"|'([^']*)'|(\d+(?:\.\d+)?))\s*$/),
  )
  if (pairs.some(pair => !pair)) return null
  return pairs.map(pair => [(pair![1] ?? pair![2] ?? pair![3])!, (pair![4] ?? pair![5] ?? pair![6])!])
}

/** The problem of a style that cannot be replaced. */
export function styleProblem(properties: string[]) {
  const list = properties.map(property => `"${property}"`).join(', ')
  return {
    what: `a style attribute sets ${list}, which the site's security policy refuses`,
    remedy: 'use a class of the stylesheet; width and height of images and text-align are understood',
  }
}
