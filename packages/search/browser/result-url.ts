import type { SearchSettings } from '../types'

/** Target of a hit. */
export interface ResultUrl {
  href: string
  /** Whether it is outside of the site: a full load instead of client-side navigation. */
  external: boolean
}

/** Resolves the address of a hit on this site; null for an invalid one. */
export function resolveResultUrl(
  url: string,
  site: {
    baseUrl: string
    origin: string
    search: Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>
  },
): ResultUrl | null {
  const { externalUrlRegex, replaceSearchResultPathname: replace } = site.search
  // Protocol-relative URLs name another host, which no index contains.
  if (/^\s*[/\\]{2}/.test(url)) return null
  let parsed: URL
  try {
    parsed = new URL(url, site.origin)
  } catch {
    return null
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(parsed.href)) {
    return { href: url, external: true }
  }
  const path = parsed.pathname + parsed.hash
  const moved = replace ? path.replace(new RegExp(replace.from, 'g'), replace.to) : path
  // Two slashes at the start of a path would be parsed as another host.
  const replaced = moved.replace(/^[/\\]+/, '/')
  return {
    href: replaced.startsWith(site.baseUrl) ? replaced : site.baseUrl + replaced.slice(1),
    external: false,
  }
}
