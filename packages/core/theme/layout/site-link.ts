import { isExternal, withBase } from '../../model'

/** Resolves an address for HTML: a site path gets the base URL, other addresses stay unchanged. */
export function resolveHref(baseUrl: string, href: string): string {
  if (href.startsWith('pathname://')) return resolveHref(baseUrl, href.slice('pathname://'.length))
  // Paths that start with a dot are relative to the page.
  return isExternal(href) || /^(?:#|\.\.?\/)/.test(href) ? href : withBase(baseUrl, href)
}

export function outwardProps(external: boolean) {
  return external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
