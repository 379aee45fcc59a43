import { absoluteUrl, type ClientSite, escapeAttribute, escapeText } from '../../model'

export function makeOpenSearch(site: ClientSite, searchPath: string): string {
  const template = `${absoluteUrl(site, searchPath)}?q={searchTerms}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeText(site.title)}</ShortName>
<Description>${escapeText(site.tagline || site.title)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${escapeAttribute(template)}"/>
</OpenSearchDescription>
`
}
