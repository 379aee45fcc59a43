const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*\S.*$/gm

/** The part of a post that lists show. */
export interface Excerpt {
  /** Text before the marker with the link definitions of the rest; the whole text without a marker. */
  excerpt: string
  truncated: boolean
}

/** Cuts a post at its truncate marker. */
export function splitExcerpt(text: string): Excerpt {
  const marker = text.match(MARKER)
  if (!marker) return { excerpt: text, truncated: false }
  const before = text.slice(0, marker.index)
  const definitions = before.trim() ? (text.slice(marker.index).match(DEFINITION) ?? []) : []
  return {
    excerpt: definitions.length ? `${before}\n\n${definitions.join('\n')}\n` : before,
    truncated: true,
  }
}
