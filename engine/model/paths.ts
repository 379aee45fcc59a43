/** Path of the page that stands in for those there are not. */
export const NOT_FOUND_PATH = '/404'

/** Joins the base URL and a site path: ("/x/", "/docs") -> "/x/docs". */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl + path.replace(/^\//, '')
}

/** Removes the base URL from a pathname; null when the pathname lies outside of it. */
export function withoutBase(baseUrl: string, pathname: string): string | null {
  if (`${pathname}/` === baseUrl) return '/'
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : null
}

/** The clean form of a path: no ".html", no "/index.html", no trailing slash. */
export function cleanPath(path: string): string {
  const stripped = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return stripped === '' || stripped === '/index' ? '/' : stripped
}

/** What all ways to write a page's path have in common: letter case and a trailing slash do not matter. */
export function foldPath(path: string | undefined): string | undefined {
  return path?.replace(/\/$/, '').toLowerCase()
}

/** Whether two paths name the same page. */
export function samePath(a: string | undefined, b: string | undefined): boolean {
  return foldPath(a) === foldPath(b)
}

/** Whether a URL leaves the site: it has a scheme or starts with "//". */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
