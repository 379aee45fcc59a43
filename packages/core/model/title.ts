/** "{page} | {site}", or the site's own title where there is nothing to add. */
export function formatTitle(title: string, siteTitle: string): string {
  return !title || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
}
