import { CATEGORY, type SearchAnswer } from 'inkstone-search/browser'
import type { FilterCounts } from './dialog-state'

/**
 * Returns the number of results by filter. The embedded index always counts the pages of all filters; a hosted
 * service counts only matches of the query, so a filtered answer has no counts of the others.
 */
export function countFilters(answer: SearchAnswer | undefined, filter: string): FilterCounts | undefined {
  const counts = answer?.facets?.[CATEGORY]
  if (!answer || !counts) return undefined
  if (answer.documents === undefined && filter) return undefined
  return { ...counts, '': answer.documents ?? answer.nbHits }
}
