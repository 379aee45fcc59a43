/** Key of the session storage: the words by which the next page was found. */
export const FOUND_WORDS = 'inkstone.found'

/** Key of the session storage: the build for which this tab has been reloaded once. */
export const RELOADED_BUILD = 'inkstone.reload'

/** Key of the session storage: the form of an address that was tried in place of one that found nothing. */
export const TRIED_ADDRESS = 'inkstone.tried'

/** Key of the session storage: what was asked last in the search dialog. */
export const KEPT_QUERY = 'inkstone.query'

/** Key of the session storage: what the visitor used, to be done after a reload. */
export const KEPT_USE = 'inkstone.use'

/** Name of an event of the window: a file of the site could not be loaded; the bundler's own for modules. */
export const MISSING_FILE = 'vite:preloadError'

/** A script that does nothing; the policy has its hash. */
export const BREAK_SCRIPT = '0'

/** Where the parser of a browser pauses, so that what stands before is laid out and painted: inline scripts do that. */
export const PARSER_BREAK = `<script>${BREAK_SCRIPT}</script>`

/** A script that has the browser lay out what stands before it; the policy has its hash. */
export const LAYOUT_SCRIPT = 'document.body.offsetTop'

/**
 * Where what stands before is laid out in a task of its own. Behind the first script the parser of Chromium has ten
 * milliseconds left, which the second uses up on a slow machine.
 */
export const LAYOUT_BREAK = `${PARSER_BREAK}<script>${LAYOUT_SCRIPT}</script>`
