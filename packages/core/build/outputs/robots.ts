import { absoluteUrl, type ClientSite } from '../../model'

/** Allows crawling everything, and names the sitemap. */
export function makeRobots(site: ClientSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`
}
