/** Returns the absolute URL of an address on another host; undefined for one on this site. */
export function toAbsolute(url: string): string | undefined {
  const written = url.trim()
  const absolute = written.startsWith('//') ? `https:${written}` : written
  return /^https?:\/\//i.test(absolute) && URL.canParse(absolute) ? absolute : undefined
}

export function isAllowed(url: string, allowed: readonly string[]): boolean {
  return allowed.some(beginning => url.startsWith(beginning))
}
