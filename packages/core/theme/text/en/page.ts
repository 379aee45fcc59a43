import { admonitionTitles } from '../../../model'
import type * as zh from '../zh/page'

const s = (count: number) => (count === 1 ? '' : 's')

export const dateLanguage: string = 'en-US'

export const pageText: typeof zh.pageText = {
  breadcrumbs: 'Breadcrumbs',
  home: 'Home page',
  tableOfContents: 'On this page',
  backToTop: 'Scroll back to top',
  docNeighbours: 'Docs pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  editPage: 'Edit this page',
  reportPage: 'Report a problem with this page',
  copyMarkdown: 'Copy as Markdown',
  readOffline: 'Read offline',
  itemCount: count => `${count} item${s(count)}`,
  lastUpdated: { before: 'Last updated', by: author => ` by ${author}`, on: ' on ', after: '' },
  unlistedTitle: 'Unlisted page',
  unlistedText:
    'This page is unlisted. Search engines will not index it, and only those with a direct link can see it.',
  draftTitle: 'Draft page',
  draftText: 'This page is a draft. It shows while you write and will not be part of the published site.',
  tags: 'Tags:',
  allTags: 'Tags',

  versionBadge: label => `Version: ${label}`,
  versionBanner: {
    unreleased: label => `This is the documentation of ${label}, which is not released yet.`,
    unmaintained: label => `This is the documentation of ${label}, which is no longer maintained.`,
    latest: label => `See the latest version (${label})`,
  },

  archive: 'Archive',
  feed: 'RSS feed',
  readMore: 'Read more',
  readMoreOf: title => `Read more about ${title}`,
  readingTime: minutes => `${minutes} min read`,
  newerEntries: 'Newer entries',
  olderEntries: 'Older entries',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  listNeighbours: 'Blog list pages',
  postNeighbours: 'Blog posts',
  postCount: count => `${count} post${s(count)}`,
  postsOfTag: label => `Tagged “${label}”`,
  postsOfAuthor: label => `Posts by ${label}`,
  authors: 'Authors',
  empty: 'There is nothing here yet.',

  notFoundTitle: 'Page not found',
  notFound: {
    text: 'We could not find what you were looking for.',
    advice: 'It may have moved. If another site led you here, tell its owner that the link is broken.',
    search: 'Search the docs',
    submit: 'Search',
    home: 'Go to the home page',
    likely: 'You may be looking for',
    waysOn: 'Places to start',
  },

  searchTitle: 'Search the documentation',
  searchNeedsScript: 'Search needs JavaScript.',
  loading: 'Loading…',
  details: 'Details',

  admonition: admonitionTitles('en'),
  tabs: 'Options',
}

export const bannerText: typeof zh.bannerText = {
  failed: 'Your site did not load properly.',
  reason: 'A very common reason is a wrong baseUrl in its configuration.',
  current: baseUrl => `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
  suggestion: 'We suggest trying baseUrl = ',
}
