import { CATEGORY } from '../category'
import type { SearchRequest } from '../protocol'
import type { SearchSettings } from '../types'

/** The scope of a search, from the visitor's current page. */
export interface SearchContext {
  language: string
  /** Values of the tag to search. */
  tags: string[]
  /** Name of the filter that results are narrowed to. */
  filter?: string
}

/** The part of a site's data with search settings. */
interface Searched {
  search: SearchSettings
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** Returns the request of the dialog. `words` is the length of a snippet. */
export function dialogRequest(input: {
  query: string
  site: Searched
  context: SearchContext
  words: number
}): SearchRequest {
  const { query, site, context, words } = input
  return {
    query,
    indexName: site.search.indexName,
    attributesToRetrieve: [...LEVELS.map(level => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1).map(level => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: site.search.insights,
    ...configured(site),
    ...filters(site, context, 'dialog'),
    ...facets(site),
  }
}

/** Number of hits that the search page loads at a time. */
export const HITS_PER_PAGE = 15

export function pageRequest(input: {
  query: string
  page: number
  /** Number of result pages to request at once; more than one only when starting with the first. */
  pages?: number
  site: Searched
  context: SearchContext
}): SearchRequest {
  const { query, page, pages = 1, site, context } = input
  return {
    query,
    indexName: site.search.indexName,
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE * pages,
    page,
    advancedSyntax: true,
    ...filters(site, context, 'page'),
    ...facets(site),
  }
}

function configured({ search }: Searched): Record<string, unknown> {
  return search.hosted?.searchParameters ?? {}
}

/** Requests result counts by filter. */
function facets({ search }: Searched): { facets?: string[] } {
  return search.filters?.length > 0 ? { facets: [CATEGORY] } : {}
}

/** Dialog and search page send their filters in the order that the hosted service has always received. */
function filters(
  site: Searched,
  { language, tags, filter }: SearchContext,
  order: 'dialog' | 'page',
): Pick<SearchRequest, 'facetFilters'> {
  const byCategory = filter ? [`${CATEGORY}:${filter}`] : []
  if (!site.search.contextualSearch) return filter ? { facetFilters: byCategory } : {}
  const byLanguage = `language:${language}`
  const byTag = tags.map(tag => `docusaurus_tag:${tag}`)
  if (order === 'page') return { facetFilters: [byTag, [byLanguage], ...byCategory] }
  const own = configured(site).facetFilters
  const more = (own === undefined ? [] : [own].flat()) as (string | string[])[]
  return { facetFilters: [byLanguage, byTag, ...more, ...byCategory] }
}
