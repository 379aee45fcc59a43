import { isExternal, withBase } from '../../model'

/** Address as it stands in HTML: a site path gets the base URL, anything else stays as it is. */
export function resolveHref(baseUrl: string, href: string): string {
  if (href.startsWith('pathname://')) return resolveHref(baseUrl, href.slice('pathname://'.length))
  // What begins with a dot or two is seen from the page.
  return isExternal(href) || /^(?:#|\.\.?\/)/.test(href) ? href : withBase(baseUrl, href)
}

export function outwardProps(external: boolean) {
  return external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
