import type { ClientSite } from '../../model'
import { absoluteUrl, twinPath } from '../../pipeline'
import type { PageRecord } from '../page-record'

/** An index of the Markdown twins, grouped as search groups pages. */
export function makeLlms(site: ClientSite, records: PageRecord[]): string {
  const groups = new Map<string, PageRecord[]>()
  for (const record of records.filter(({ hasTwin, head }) => hasTwin && !head.noindex)) {
    groups.set(record.group, [...(groups.get(record.group) ?? []), record])
  }
  const sections = [...groups].map(([group, pages]) => {
    const lines = pages.map(
      ({ title, path, head }) =>
        `- [${title}](${absoluteUrl(site, twinPath(path))})${head.description ? `: ${head.description}` : ''}`,
    )
    return `## ${group}\n\n${lines.join('\n')}\n`
  })
  return `# ${site.title}\n\n> ${site.tagline}\n\n${sections.join('\n')}`
}
