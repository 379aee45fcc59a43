// Ids of the shell's own elements. An id made of a heading's text holds no colon, so none of them can be one of these;
// an explicit `{#id}` that begins like them is refused.

export const PREFIX = 'ink:'

/** First in the document: the search dialog opens in it. */
export const dialog = 'ink:dialog'
/** The React root. */
export const app = 'ink:app'
/** The JSON block with what the shell knows of the page (`PageBlock`). */
export const page = 'ink:page'
export const main = 'ink:main'
export const sidebar = 'ink:sidebar'
export const footer = 'ink:footer'
/** What plugins put into the navbar. */
export const navbarSlot = 'ink:navbar-slot'
/** Place above the page for what the runtime has to say. */
export const notices = 'ink:notices'
/** Live region for screen readers. */
export const announcer = 'ink:announcer'
/** What a word of a code block has to say. */
export const hint = 'ink:hint'
/** Overlay of the dev server. */
export const problems = 'ink:problems'
/** Badge of the dev server with the number of warnings, and their list. */
export const warnings = 'ink:warnings'
export const warningList = 'ink:warning-list'
