import {
  type AddressForm,
  cleanPath,
  decoded,
  TRIED_ADDRESS,
  withBase,
  withoutBase,
  withSlash,
} from '../../model'

/** Whether a URL is a page of this site: same origin, inside the base URL, and not a file such as ".md" or ".xml". */
export function isPageUrl(url: URL, { origin, baseUrl }: { origin: string; baseUrl: string }): boolean {
  if (url.origin !== origin || withoutBase(baseUrl, url.pathname) === null) return false
  const extension = /\.([a-z]\w{0,5})$/i.exec(url.pathname)?.[1]
  return extension === undefined || extension.toLowerCase() === 'html'
}

/** The element an address points to; null when there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  return document.getElementById(decoded(hash.slice(1)))
}

/** A pathname in the one form a page has: without ".html" or "/index.html", and with a slash at its end or never. */
export function cleanPathname(pathname: string, { baseUrl, trailingSlash }: AddressForm): string {
  const path = withoutBase(baseUrl, pathname)
  return path === null ? pathname : withBase(baseUrl, withSlash(cleanPath(path), trailingSlash))
}

/** Where a host or a link leads to another form of a page's address, its one form stands in the end. */
export function cleanAddress(form: AddressForm, onClean: () => void): void {
  const { pathname, search, hash } = location
  const clean = cleanPathname(pathname, form)
  if (clean === pathname) return
  history.replaceState(history.state, '', clean + search + hash)
  onClean()
}

/**
 * On a host that does not redirect, another form of a page's address finds nothing: the one form is loaded, once, for
 * the host may lead back. Returns whether it is on its way.
 */
export function loadCleanAddress(form: AddressForm): boolean {
  const { pathname, search, hash } = location
  const clean = cleanPathname(pathname, form)
  if (clean === pathname) return false
  try {
    if (sessionStorage.getItem(TRIED_ADDRESS) === clean) return false
    sessionStorage.setItem(TRIED_ADDRESS, clean)
  } catch {
    return false
  }
  location.replace(clean + search + hash)
  return true
}

/** A page was found: the next address may be tried again. */
export function forgetTriedAddress(): void {
  try {
    sessionStorage.removeItem(TRIED_ADDRESS)
  } catch {}
}
