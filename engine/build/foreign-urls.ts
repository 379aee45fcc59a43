import type { Site } from '../config'
import type { PageRecord } from './page-record'

/** Every foreign URL a page would load; a link that a visitor has to click is not one. */
export function foreignUrlWarnings(records: PageRecord[], { allowedForeignUrls }: Site): string[] {
  return records.flatMap(({ path, facts }) =>
    facts.links
      .filter(({ kind, href }) => kind !== 'link' && /^(?:https?:)?\/\//.test(href))
      .filter(({ href }) => !allowedForeignUrls.some(allowed => href.startsWith(allowed)))
      .map(
        ({ href }) =>
          `${path} loads ${href} from another host; the content policy blocks it unless allowedForeignUrls names it`,
      ),
  )
}
