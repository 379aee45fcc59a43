// Providers named in the error for a hook that is used outside of them.

export const colorMode = 'ColorModeProvider'
export const announcementBar = 'AnnouncementBarProvider'
export const scroll = 'ScrollControllerProvider'
export const mobileSidebar = 'NavbarMobileSidebarProvider'
export const secondaryMenuContent = 'NavbarSecondaryMenuContentProvider'
export const secondaryMenuDisplay = 'NavbarSecondaryMenuDisplayProvider'
export const preferredVersion = 'DocsPreferredVersionContextProvider'
export const version = 'DocsVersionProvider'
export const sidebar = 'DocsSidebarProvider'
export const doc = 'DocProvider'
export const expandedItems = 'DocSidebarItemsExpandedStateProvider'
export const titleFormatter = 'TitleFormatterProvider'
