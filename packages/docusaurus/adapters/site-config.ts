import type { ClientSite } from 'inkstone/model'

/** The configuration in the words of Docusaurus. */
export function siteConfigOf(site: ClientSite) {
  const { title, tagline, url, baseUrl, organizationName, projectName, customFields = {} } = site
  const themeConfig = themeConfigOf(site)
  return { title, tagline, url, baseUrl, organizationName, projectName, customFields, themeConfig }
}

/** Settings of the theme that components read. */
export function themeConfigOf({ navbar, footer }: ClientSite) {
  // Which of the two an author wrote is not known any more.
  const items = navbar.items.map(item => ('href' in item ? { to: item.href, ...item } : item))
  return { navbar: { ...navbar, items }, footer }
}
