/** Returns the element to close with `</` at a position: the innermost one that is not closed after it. */
export function findOpenTag(before: string, after: string): string | undefined {
  const open: string[] = []
  for (const { name, kind } of readTags(before)) {
    if (kind === 'open') open.push(name)
    else if (kind === 'close' && open.includes(name)) open.splice(open.lastIndexOf(name))
  }
  const inside: string[] = []
  for (const { name, kind } of readTags(after)) {
    if (kind === 'open') inside.push(name)
    else if (kind === 'close' && inside.includes(name)) inside.splice(inside.lastIndexOf(name))
    else if (kind === 'close' && open.at(-1) === name) return undefined
  }
  return open.at(-1)
}

function readTags(text: string) {
  return [...text.matchAll(/<(\/?)([a-z][\w-]*)(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/gi)].map(
    ([, slash, name, end]) => ({ name: name!, kind: slash ? 'close' : end ? 'empty' : 'open' }),
  )
}
