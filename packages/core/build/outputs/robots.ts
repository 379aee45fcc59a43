import { absoluteUrl, type ClientSite } from '../../model'

/** Everything may be crawled; the sitemap tells what there is. */
export function makeRobots(site: ClientSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`
}
