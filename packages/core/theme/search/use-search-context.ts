import type { SearchContext } from 'inkstone-search/browser'
import { useClient, usePage, useStore } from '../../client'
import { searchTags } from './search-tags'

/** Returns the scope of a search: the site's language, and one version of each docs plugin. */
export function useSearchContext(): SearchContext {
  const { site, preferredVersions } = useClient('useSearchContext')
  const { docs: active } = usePage()
  const names = useStore(preferredVersions.names)
  const preferred = Object.fromEntries(Object.entries(names).map(([id, name]) => [id, name ?? undefined]))
  return { language: site.locale.htmlLang, tags: searchTags({ docs: site.docs, active, preferred }) }
}
