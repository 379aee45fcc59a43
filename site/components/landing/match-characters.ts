/** A character of a class, and its replacement in the safe name. */
export interface EscapedCharacter {
  from: string
  to: string
}

/**
 * Finds the replacement of every character. A plugin line replaces each unsafe one by the same number of characters.
 */
export function matchCharacters(written: string, safe: string): EscapedCharacter[] {
  const unsafe = written.match(/[^\w-]/g)?.length ?? 0
  const width = unsafe ? 1 + (safe.length - written.length) / unsafe : 1
  let at = 0
  const found = [...written].map(from => {
    const start = at
    at += /[\w-]/.test(from) ? 1 : width
    return { from, to: safe.slice(start, at) }
  })
  const isMatch = at === safe.length && found.every(({ from, to }) => from === to || /[^\w-]/.test(from))
  if (!isMatch) throw new Error(`${safe} is no safe name of ${written}`)
  return found
}
