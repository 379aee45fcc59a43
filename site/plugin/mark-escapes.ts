/** Returns the ranges [start, end) of a safe name that stand for other characters of the class. */
export function markEscapes(name: string, safe: string): [start: number, end: number][] {
  const parts = [...name].map(character => (/[\w-]/.test(character) ? `(?:${character})` : '(.+?)'))
  const found = new RegExp(`^(_?)${parts.join('')}$`, 'd').exec(safe)
  return (found?.indices ?? []).slice(1).flatMap(range => (range && range[1] > range[0] ? [range] : []))
}
