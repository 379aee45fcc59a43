// Ids of the shell's own elements. The colon keeps them apart from ids made of headings, which contain none; an
// explicit `{#id}` with this prefix is rejected.

export const PREFIX = 'ink:'

/** First element of the document, which holds the search dialog. */
export const dialog = 'ink:dialog'
/** The React root. */
export const app = 'ink:app'
/** The JSON block with the shell's data about the page (`PageBlock`). */
export const page = 'ink:page'
export const main = 'ink:main'
export const sidebar = 'ink:sidebar'
export const footer = 'ink:footer'
/** Content that plugins add to the navbar. */
export const navbarSlot = 'ink:navbar-slot'
/** Place above the page for messages of the runtime. */
export const notices = 'ink:notices'
/** Live region for screen readers. */
export const announcer = 'ink:announcer'
/** The hint shown for a word of a code block. */
export const hint = 'ink:hint'
/** Overlay of the dev server. */
export const problems = 'ink:problems'
/** Badge of the dev server with the number of warnings, and the list of them. */
export const warnings = 'ink:warnings'
export const warningList = 'ink:warning-list'
