import { CATEGORY } from '../category'
import type { SearchRequest } from '../protocol'
import type { SearchSettings } from '../types'

/** What narrows a search to where the visitor is. */
export interface SearchContext {
  language: string
  /** Values of the tag that may be found. */
  tags: string[]
  /** Name of the filter that results are narrowed to. */
  filter?: string
}

/** The settings as a site holds them. */
interface Searched {
  search: SearchSettings
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** The request of the dialog. `words` is the length of a passage. */
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

/** Hits that the search page loads at a time. */
export const HITS_PER_PAGE = 15

/** The request of the search page. */
export function pageRequest(input: {
  query: string
  page: number
  /** Number of pages to ask for at once; more than one only from the first. */
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

/** Counts by filter come with the answer. */
function facets({ search }: Searched): { facets?: string[] } {
  return search.filters?.length > 0 ? { facets: [CATEGORY] } : {}
}

/** The dialog and the page send their filters in different order, as the hosted service has always seen them. */
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
