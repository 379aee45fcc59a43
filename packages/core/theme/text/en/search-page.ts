import { filterLabels } from '../filter-labels'
import type * as zh from '../zh/search-page'

const s = (count: number) => (count === 1 ? '' : 's')

export const searchPageText: typeof zh.searchPageText = {
  title: query => (query ? `Search results for “${query}”` : 'Search the documentation'),
  placeholder: 'Type your search here',
  label: 'Search',
  version: 'Version',
  found: count => `${count} result${s(count)} found`,
  foundPages: count => `${count} document${s(count)} found`,
  filters: 'Search in',
  filterLabels: filterLabels.en,
  none: 'No results were found',
  quotes: ['“', '”'],
  missing: words => `No page contains ${words}; these match the other words.`,
  elsewhere: count => `Show ${count} result${s(count)} elsewhere`,
  tryFor: 'Try searching for:',
  reportQuestion: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  loading: 'Searching',
  more: 'Fetching new results...',
  provider: 'Search by Algolia',
  needsScript: 'Search needs JavaScript.',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
}
