import type { SearchSettings } from '../types'

/** Where a hit leads. */
export interface ResultUrl {
  href: string
  /** Leaves the site: a full load, no client-side navigation. */
  external: boolean
}

/** The address of a hit on this site; null when it is none that may be opened. */
export function resolveResultUrl(
  url: string,
  site: {
    baseUrl: string
    origin: string
    search: Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>
  },
): ResultUrl | null {
  const { externalUrlRegex, replaceSearchResultPathname: replace } = site.search
  // Without a scheme these name another host, which no index writes.
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
  // Two slashes at the start of a path would again be read as another host.
  const replaced = moved.replace(/^[/\\]+/, '/')
  return {
    href: replaced.startsWith(site.baseUrl) ? replaced : site.baseUrl + replaced.slice(1),
    external: false,
  }
}
