// `localStorage` keys; the site's storage namespace is appended to each.

export const theme = 'theme'
export const announcementId = 'docusaurus.announcement.id'
export const announcementDismissed = 'docusaurus.announcement.dismiss'
/** Followed by the group of tabs. */
export const tab = 'docusaurus.tab.'
/** Followed by the id of the docs plugin. */
export const preferredVersion = 'docs-preferred-version-'
/** Followed by the name of the search index. */
export const recentSearches = '__DOCSEARCH_RECENT_SEARCHES__'
export const favoriteSearches = '__DOCSEARCH_FAVORITE_SEARCHES__'
