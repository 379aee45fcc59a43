import type { ClientSite } from '../../model'
import { absoluteUrl } from '../../pipeline'
import { escapeXml } from './sitemap'

/** Lets a browser add the site to its search engines. */
export function makeOpenSearch(site: ClientSite, searchPath: string): string {
  const template = `${absoluteUrl(site, searchPath)}?q={searchTerms}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(site.title)}</ShortName>
<Description>${escapeXml(site.tagline || site.title)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`
}
