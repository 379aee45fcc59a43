import { escapeText } from '../../model'
import type { PageRecord } from '../page-record'

export function makeSitemap(records: PageRecord[]): string {
  const urls = records
    .filter(({ head, path }) => !head.noindex && !path.startsWith('/tags/'))
    .map(({ head }) => head.canonical)
    .sort()
    .map(
      url =>
        `<url><loc>${escapeText(url)}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
