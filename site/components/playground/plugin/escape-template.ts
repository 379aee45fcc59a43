import type { PluginParts } from './plugin-parts'

/** Attributes that the plugin treats as class lists, ignoring case. */
const classAttributes = new Set(['class', 'hover-class', 'virtualhostclass'])

/** Replaces every class list in a template. */
export function mapClassLists(template: string, map: (classes: string, at: number) => string): string {
  return template.replace(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, (tag, tagAt: number) =>
    tag.replace(/(\s)([\w:-]+)=("[^"]*"|'[^']*')/g, (attribute, space, name, quoted, at: number) => {
      if (!classAttributes.has(name.toLowerCase())) return attribute
      const listAt = tagAt + at + attribute.length - quoted.length + 1
      return `${space}${name}=${quoted[0]}${map(quoted.slice(1, -1), listAt)}${quoted[0]}`
    }),
  )
}

interface Names extends Pick<PluginParts, 'escapeName'> {
  /** Whether Tailwind knows a class. */
  isKnown(name: string): boolean
}

/** Escapes a class list as the plugin does: static classes always, those in expressions if `isKnown`. */
export function escapeClassList(classes: string, names: Names): string {
  const { escapeName } = names
  return classes.replace(/(?:\{\{[\s\S]*?\}\}|[^ ])+/g, (token, start: number) => {
    if (!token.includes('{{')) return escapeName(joinLines(token))
    const parts = token.split(/(\{\{[\s\S]*?\}\})/)
    let offset = start
    return parts
      .map((part, index) => {
        const isTail = index === parts.length - 1
        const isFirst = offset === 0
        offset += part.length
        if (part.startsWith('{{')) return escapeExpression(part, names)
        // A digit must only be escaped at the start of a class name.
        return escapeName(isTail ? joinLines(part) : part, { ignoreHead: isTail || !isFirst })
      })
      .join('')
  })
}

/** Returns every word of a template or class list that may be a class. */
export function readWords(text: string): string[] {
  const words = new Set(text.split(/[\s"'`<>=]+/))
  mapClassLists(text, classes => {
    for (const word of classes.split(/\s+/)) words.add(word)
    return classes
  })
  if (!text.includes('<')) for (const word of text.split(/\s+/)) words.add(word)
  return [...words].filter(Boolean)
}

function escapeExpression(expression: string, { escapeName, isKnown }: Names): string {
  return expression.replace(/'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`/g, literal =>
    literal.replace(/[^\s'"`]+/g, word => (isKnown(word) ? escapeName(word) : word)),
  )
}

function joinLines(text: string): string {
  return text.replace(/[\n\r]+/g, '')
}
