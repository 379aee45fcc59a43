import type * as zh from '../zh/shell'

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

export const searchButtonText: typeof zh.searchButtonText = {
  label: 'Search',
  labelWithKeys: keys => `Search (${keys})`,
  failed: 'Unable to load the search',
}
