import { CATEGORY, type SearchAnswer } from 'inkstone-search/browser'
import type { FilterCounts } from './dialog-state'

/**
 * How many there are behind each filter. The embedded index counts pages, all of them at any time; a hosted one counts
 * what the query matches, so that a narrowed answer says nothing about the others.
 */
export function countFilters(answer: SearchAnswer | undefined, filter: string): FilterCounts | undefined {
  const counts = answer?.facets?.[CATEGORY]
  if (!answer || !counts) return undefined
  if (answer.documents === undefined && filter) return undefined
  return { ...counts, '': answer.documents ?? answer.nbHits }
}
