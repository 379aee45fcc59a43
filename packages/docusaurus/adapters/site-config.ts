import type { ClientSite } from 'inkstone/model'

export function siteConfigOf(site: ClientSite) {
  const { title, tagline, url, baseUrl, organizationName, projectName, customFields = {} } = site
  const themeConfig = themeConfigOf(site)
  return { title, tagline, url, baseUrl, organizationName, projectName, customFields, themeConfig }
}

export function themeConfigOf({ navbar, footer }: ClientSite) {
  // Whether the author wrote `to` or `href` is unknown here, so both are set.
  const items = navbar.items.map(item => ('href' in item ? { to: item.href, ...item } : item))
  return { navbar: { ...navbar, items }, footer }
}
