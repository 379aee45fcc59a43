// The interface in English; the same names as in zh.ts, which the types ask for.
import type { ClientText } from '../../client'
import { filterLabels } from './filter-labels'
import type * as zh from './zh'

const s = (count: number) => (count === 1 ? '' : 's')

export const dateLanguage: string = 'en-US'

export const shellText: typeof zh.shellText = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  toggleNavigation: 'Toggle navigation bar',
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
  closeAnnouncement: 'Close',
  moreItems: 'More',

  docsSidebar: 'Docs sidebar',
  blogSidebar: 'Recent posts',
  expandCategory: label => `Expand sidebar category '${label}'`,
  collapseCategory: label => `Collapse sidebar category '${label}'`,
  hiddenSiblings: count => `${count} more`,
}

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
    advice: 'Please tell the owner of the site that linked you here that their link is broken.',
    search: 'Search the docs',
    home: 'Go to the home page',
    waysOn: 'Ways on from here',
  },

  searchTitle: 'Search the documentation',
  searchNeedsScript: 'Search needs JavaScript.',
  loading: 'Loading…',
  details: 'Details',

  admonition: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    caution: 'Caution',
    secondary: 'secondary',
    important: 'important',
    success: 'success',
  },
}

export const clientText: ClientText = {
  copy: 'Copy',
  copied: 'Copied',
  copyCode: 'Copy code to clipboard',
  copyFailed: 'Could not copy',
  toggleWrap: 'Toggle word wrap',
  zoomImage: 'Enlarge the image',
  closeZoom: 'Close the image',
  islandFailed: 'This part did not load',
  retry: 'Try again',
  dismiss: 'Close',
  navigationFailed: 'The page did not load',
  loadingPage: 'Loading the page…',
  colorMode: {
    toggle: mode => `Switch between dark and light mode (currently ${mode})`,
    light: 'light mode',
    dark: 'dark mode',
    system: 'system mode',
  },
}

/** The list of keyboard shortcuts; "Mod" becomes the platform's key. */
export const shortcutsText: typeof zh.shortcutsText = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  rows: [
    { keys: ['Mod+K', '/'], what: 'Open the search' },
    { keys: ['↑', '↓'], what: 'Choose a result' },
    { keys: ['Enter'], what: 'Open the chosen result' },
    { keys: ['Mod+Enter'], what: 'Open it in a new tab' },
    { keys: ['Esc'], what: 'Close the search, a menu or this window' },
    { keys: ['←', '→'], what: 'Move between the tabs of a code block' },
    { keys: ['?'], what: 'Show this list' },
  ],
}

export const liveText: typeof zh.liveText = {
  editor: 'Live editor',
  result: 'Result',
  retry: 'Try again',
  tooLong: 'Stopped after running for 2 seconds: is there a loop without an end?',
}

export const searchButtonText: typeof zh.searchButtonText = {
  label: 'Search',
  labelWithKeys: keys => `Search (${keys})`,
  failed: 'Unable to load the search',
}

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
  loading: 'Searching',
  more: 'Fetching new results...',
  provider: 'Search by Algolia',
  needsScript: 'Search needs JavaScript.',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
}

export const bannerText: typeof zh.bannerText = {
  failed: 'Your site did not load properly.',
  reason: 'A very common reason is a wrong baseUrl in its configuration.',
  current: baseUrl => `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
  suggestion: 'We suggest trying baseUrl = ',
}
