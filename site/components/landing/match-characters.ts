/** A character of a class, and what stands in its place in the safe name. */
export interface EscapedCharacter {
  from: string
  to: string
}

/** Finds what became of every character. A line of the plugin puts as many in the place of each unsafe one. */
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
