import type { Site } from '../config'
import { isAllowed, toAbsolute } from '../model'
import type { PageRecord } from './page-record'

/** Returns a warning for every external URL that a page would load; links are not loaded. */
export function foreignUrlWarnings(records: PageRecord[], { allowedForeignUrls }: Site): string[] {
  return records.flatMap(({ path, source = path, facts }) =>
    facts.links.flatMap(({ kind, href }) => {
      const url = kind === 'link' ? undefined : toAbsolute(href)
      if (!url) return []
      const field = kind === 'image' ? 'images' : kind === 'frame' ? 'frames' : 'media'
      if (isAllowed(url, allowedForeignUrls[field])) return []
      return kind === 'frame'
        ? `${source} shows a link instead of the frame ${url} until allowedForeignUrls.frames names its host`
        : `${source} loads ${url} from another host; the content policy blocks it unless allowedForeignUrls.${field} names it`
    }),
  )
}
