// Attributes by which scripts find elements, or tell the stylesheet what is so.

/**
 * A control that works only once the shell is hydrated: a button that is used before that is pressed again afterwards,
 * a link with this mark does its own work when clicked, and more by keyboard.
 */
export const early = 'data-early'
/** Island: its module, its props as JSON, when to load it, the prefix of its ids, whether the server rendered it. */
export const island = 'data-island'
export const props = 'data-props'
export const load = 'data-load'
export const prefix = 'data-prefix'
export const clientOnly = 'data-client-only'
/** Static children of an island, with their number where it is given several. */
export const slot = 'data-slot'
/** On an island that looks at its children: the components among them and their props, as JSON. */
export const items = 'data-items'
/** On the template behind an island: children that it has not shown yet. */
export const hiddenSlots = 'data-hidden-slots'
/** An island that is hydrated, or on its way. */
export const hydrated = 'data-hydrated'
export const loading = 'data-loading'
/** Sidebar: its id on the <nav>, the way to a category by index on its control. */
export const sidebarNav = 'data-sidebar-nav'
export const key = 'data-key'
export const backToTop = 'data-back-to-top'
export const copyMarkdown = 'data-copy-markdown'
/** Code block: the file of its hints; a word of it: the key of its hint. */
export const hints = 'data-hints'
export const hint = 'data-hint'
/** Code block of a component that the build gives its colours: what a fence would have after its language. */
export const codeMeta = 'data-code-meta'
export const latestVersion = 'data-latest-version'
export const openSearch = 'data-open-search'
/** A list of links that begins with pages whose address is like the one of the page. */
export const likelyPages = 'data-likely-pages'
/** Opens the panel of reading without a network. */
export const offline = 'data-offline'
/** On <html>: the browser has what reading without a network takes. */
export const canStore = 'data-can-store'
/** On the poster of a frame: the attributes of the frame as JSON. */
export const frame = 'data-frame'
export const zoomable = 'data-zoomable'
/** On <html>: tabs are switched by script, no longer by what was remembered. */
export const tabsLive = 'data-tabs-live'
/** On <html>: one page fades into the next. */
export const turning = 'data-turning'
/** On <html>: the article waits for search, which was asked for before it came. */
export const held = 'data-held'
/** On <html>: the runtime has started. */
export const ready = 'data-client-ready'
/** On the script of the page: what to fetch ahead for the shell. */
export const ahead = 'data-ahead'
/** On a link that no check looks at; the name is Docusaurus'. */
export const unchecked = 'data-nobrokenlinkcheck'
/** On a link that is written as a tag, where a site wants them told apart. */
export const tagLink = 'data-tag-link'
