/** Returns the ranges [start, end) of a safe name that stand for other characters of the class. */
export function markEscapes(name: string, safe: string): [start: number, end: number][] {
  const parts = [...name].map(character => (/[\w-]/.test(character) ? `(?:${character})` : '(.+?)'))
  const found = new RegExp(`^(_?)${parts.join('')}$`, 'd').exec(safe)
  return (found?.indices ?? []).slice(1).flatMap(range => (range && range[1] > range[0] ? [range] : []))
}

/** Returns what stands for each replaced character, and for the beginning of the name if something was added there. */
export function listEscapes(name: string, safe: string, escapeText: (text: string) => string): string[] {
  const parts = [...name].map(character => [character, escapeText(`a${character}`).slice(1)])
  const start = safe.slice(0, safe.length - parts.map(([, safer]) => safer).join('').length)
  const replaced = [['开头', start], ...parts].filter(([from, to]) => to && from !== to)
  return [...new Set(replaced.map(pair => pair.join('→')))]
}
