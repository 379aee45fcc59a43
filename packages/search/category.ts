import type { SearchRequest } from './protocol'
import type { SearchFilter } from './types'

/** Name of the facet by which results are narrowed. */
export const CATEGORY = 'category'

/** The filter that a page belongs to: the one with the longest beginning of its path; '' for none. */
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

/** The categories that a request is narrowed to; undefined for all. */
export function askedCategories({ facetFilters = [] }: SearchRequest): string[] | undefined {
  const asked = facetFilters.flat().filter(filter => filter.startsWith(`${CATEGORY}:`))
  return asked.length > 0 ? asked.map(filter => filter.slice(CATEGORY.length + 1)) : undefined
}

/** Number of pages in each category. */
export function countCategories(categories: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const category of categories) if (category) counts[category] = (counts[category] ?? 0) + 1
  return counts
}
