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

/** Returns the element that a hash refers to, or null. */
export function findHashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  return document.getElementById(decoded(hash.slice(1)))
}

/**
 * Returns the canonical form of a pathname: without ".html" or "/index.html", and with or without trailing
 * slash, as configured.
 */
export function cleanPathname(pathname: string, { baseUrl, trailingSlash }: AddressForm): string {
  const path = withoutBase(baseUrl, pathname)
  return path === null ? pathname : withBase(baseUrl, withSlash(cleanPath(path), trailingSlash))
}

/** Replaces a non-canonical address in the address bar. */
export function cleanAddress(form: AddressForm, onClean: () => void): void {
  const { pathname, search, hash } = location
  const clean = cleanPathname(pathname, form)
  if (clean === pathname) return
  history.replaceState(history.state, '', clean + search + hash)
  onClean()
}

/**
 * On the 404 page, loads the canonical address once, because hosts without redirects do not find other forms;
 * only once, because the host may redirect back. Returns whether it loads.
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

/** Allows the next 404 page to try again. */
export function forgetTriedAddress(): void {
  try {
    sessionStorage.removeItem(TRIED_ADDRESS)
  } catch {}
}
