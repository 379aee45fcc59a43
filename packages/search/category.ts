import type { SearchRequest } from './protocol'
import type { SearchFilter } from './types'

/** Name of the facet for filters. */
export const CATEGORY = 'category'

/** Returns the filter of a page: the one with the longest matching path prefix; '' for none. */
export function categoryOf(path: string, filters: SearchFilter[]): string {
  let longest = -1
  let category = ''
  for (const { name, paths } of filters) {
    for (const start of paths) {
      const isBelow = path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`)
      if (isBelow && start.length > longest) {
        longest = start.length
        category = name
      }
    }
  }
  return category
}

/** Returns the categories that a request is filtered by; undefined for all. */
export function askedCategories({ facetFilters = [] }: SearchRequest): string[] | undefined {
  const asked = facetFilters.flat().filter(filter => filter.startsWith(`${CATEGORY}:`))
  return asked.length > 0 ? asked.map(filter => filter.slice(CATEGORY.length + 1)) : undefined
}

/** Counts the pages of each category. */
export function countCategories(categories: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const category of categories) if (category) counts[category] = (counts[category] ?? 0) + 1
  return counts
}
