/** Returns "{page} | {site}", or only the site's title on a page without another one. */
export function formatTitle(title: string, siteTitle: string): string {
  return !title || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
}
