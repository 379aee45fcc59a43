// Events between the dev server and the page.

/** Name of a page's meta element: the number of the state of the site that it was made of. */
export const state = 'inkstone:state'

export const pages = 'inkstone:pages'
/** Modules that the bundler replaces in tabs where they run: only others need the page anew. */
export const modules = 'inkstone:modules'
/** A file of the static folder is another one under the same address. */
export const file = 'inkstone:file'
/** From the page: it shows another document, of this state. */
export const rendered = 'inkstone:rendered'
export const site = 'inkstone:site'
export const error = 'inkstone:error'
export const ok = 'inkstone:ok'
/** From the page: a script of it has thrown; and the answer, with the place in the sources. */
export const thrown = 'inkstone:thrown'
