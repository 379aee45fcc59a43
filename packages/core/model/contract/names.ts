/** Session storage key: the search words that led to the next page. */
export const FOUND_WORDS = 'inkstone.found'

/** Session storage key: the build that this tab has already been reloaded for. */
export const RELOADED_BUILD = 'inkstone.reload'

/** Session storage key: the clean address tried after a 404, so that it is tried once. */
export const TRIED_ADDRESS = 'inkstone.tried'

/** Session storage key: the last query in the search dialog. */
export const KEPT_QUERY = 'inkstone.query'

/** Session storage key: the control that the visitor used, to repeat the action after a reload. */
export const KEPT_USE = 'inkstone.use'

/** Window event for a file of the site that failed to load; same name as the bundler's event for modules. */
export const MISSING_FILE = 'vite:preloadError'

/** A no-op script; the content security policy contains its hash. */
export const BREAK_SCRIPT = '0'

/**
 * Pauses the HTML parser, so that the browser lays out and paints the preceding content: inline scripts have
 * that effect.
 */
export const PARSER_BREAK = `<script>${BREAK_SCRIPT}</script>`

/** A script that forces layout of the preceding content; the content security policy contains its hash. */
export const LAYOUT_SCRIPT = 'document.body.offsetTop'

/**
 * Forces layout of the preceding content in a separate task. After the first script, Chromium's parser has ten
 * milliseconds left; on a slow machine the second one uses them up.
 */
export const LAYOUT_BREAK = `${PARSER_BREAK}<script>${LAYOUT_SCRIPT}</script>`
