// Events between the dev server and the page.

/** Name of the meta element with the number of the site state that a page was rendered from. */
export const state = 'inkstone:state'

export const pages = 'inkstone:pages'
/** Modules changed that the bundler can replace in place; pages without them running must be fetched again. */
export const modules = 'inkstone:modules'
/** A static file changed but kept its address. */
export const file = 'inkstone:file'
/** From the page: another document is shown, rendered from this state. */
export const rendered = 'inkstone:rendered'
export const site = 'inkstone:site'
export const error = 'inkstone:error'
export const ok = 'inkstone:ok'
/** From the page: a script threw an error; in reply: the error's place in the sources. */
export const thrown = 'inkstone:thrown'
