export const NOT_FOUND_PATH = '/404'

/** Returns the file of the frame that runs live code, in the site's trailing slash style. */
export function liveFrameFile(trailingSlash: boolean | undefined): string {
  return trailingSlash ? 'live-frame/index.html' : 'live-frame.html'
}

/** Joins the base URL and a site path: ("/x/", "/docs") -> "/x/docs". */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl + path.replace(/^\//, '')
}

export function absoluteUrl(site: { url: string; baseUrl: string }, path: string): string {
  return encodeURI(site.url + withBase(site.baseUrl, path)).replace(
    /(.)\/$/,
    path.endsWith('/') ? '$&' : '$1',
  )
}

/** Path of the Markdown twin of a page. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`
}

/** Decodes a part of an address; returns badly encoded text unchanged, so that it is simply not found. */
export function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** Removes the base URL from a pathname; returns null for a pathname outside of it. */
export function withoutBase(baseUrl: string, pathname: string): string | null {
  if (`${pathname}/` === baseUrl) return '/'
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : null
}

/** Removes the base URL from a path that may or may not have it. */
export function withoutOwnBase(baseUrl: string, path: string): string {
  return baseUrl === '/' ? path : (withoutBase(baseUrl, path) ?? path)
}

/** Returns the clean form of a path: no ".html", no "/index.html", no trailing slash. */
export function cleanPath(path: string): string {
  const stripped = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return stripped === '' || stripped === '/index' ? '/' : stripped
}

/** Returns a key for comparing paths that ignores letter case and a trailing slash. */
export function foldPath(path: string | undefined): string | undefined {
  return path?.replace(/\/$/, '').toLowerCase()
}

export function samePath(a: string | undefined, b: string | undefined): boolean {
  return foldPath(a) === foldPath(b)
}

/** Whether a URL points outside of the site: it has a scheme or starts with "//". */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

export interface AddressForm {
  /** Begins and ends with a slash. */
  baseUrl: string
  /** Whether addresses of pages end with a slash. */
  trailingSlash?: boolean
}

export function withSlash(path: string, trailingSlash: boolean | undefined): string {
  return trailingSlash && !path.endsWith('/') ? `${path}/` : path
}

/**
 * Converts an author's link to the canonical page address; keeps file names as they are. A path may start with
 * the base URL, as in Docusaurus.
 */
export function toPageHref(href: string, trailingSlash: boolean | undefined, baseUrl = '/'): string {
  const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  if (!written.startsWith('/') || written.startsWith('//')) return href
  const path = withoutOwnBase(baseUrl, written)
  return (/\.[a-z]\w{0,5}$/i.test(path) ? path : withSlash(path, trailingSlash)) + suffix
}
