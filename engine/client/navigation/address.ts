import { cleanPath, withoutBase } from '../../model'

/** Whether a URL is a page of this site: same origin, inside the base URL, and not a file such as ".md" or ".xml". */
export function isPageUrl(url: URL, { origin, baseUrl }: { origin: string; baseUrl: string }): boolean {
  if (url.origin !== origin || withoutBase(baseUrl, url.pathname) === null) return false
  const extension = /\.([a-z]\w{0,5})$/i.exec(url.pathname)?.[1]
  return extension === undefined || extension.toLowerCase() === 'html'
}

/** The element an address points to; null when there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return document.getElementById(hash.slice(1))
  }
}

/** On a host that does not redirect, ".html" and "/index.html" go from the address here. */
export function cleanAddress(onClean: () => void): void {
  const { pathname, search, hash } = location
  if (!pathname.endsWith('.html')) return
  history.replaceState(history.state, '', cleanPath(pathname) + search + hash)
  onClean()
}
