// Attributes of <html>.

export const theme = 'data-theme'
export const themeChoice = 'data-theme-choice'
export const announcementDismissed = 'data-announcement-bar-initially-dismissed'
export const hasHydrated = 'data-has-hydrated'
