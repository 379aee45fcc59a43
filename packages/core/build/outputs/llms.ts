import { absoluteUrl, type ClientSite, twinPath } from '../../model'
import type { PageRecord } from '../page-record'

/** Returns an index of the Markdown twins, grouped as in the search. */
export function makeLlms(site: ClientSite, records: PageRecord[]): string {
  const groups = new Map<string, PageRecord[]>()
  for (const record of withTwins(records)) {
    const group = groups.get(record.group) ?? []
    groups.set(record.group, group)
    group.push(record)
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

/** Yields all Markdown twins as one text, each after its address; `readTwin` reads a file of the output. */
export function makeLlmsFull(
  site: ClientSite,
  records: PageRecord[],
  readTwin: (path: string) => string,
): string {
  const pages = withTwins(records).map(
    ({ path }) => `Source: ${absoluteUrl(site, path)}\n\n${readTwin(twinPath(path).slice(1)).trim()}\n`,
  )
  return [`# ${site.title}\n\n> ${site.tagline}\n`, ...pages].join('\n---\n\n')
}

function withTwins(records: PageRecord[]): PageRecord[] {
  return records.filter(({ hasTwin, head }) => hasTwin && !head.noindex)
}
