// Attributes by which scripts find elements or pass state to the stylesheet.

/**
 * A control that works only once the shell is hydrated. A click on such a button is repeated after hydration; a
 * link with this attribute also navigates by itself, and does more by keyboard.
 */
export const early = 'data-early'
/** Island: its module, its props as JSON, when to load it, the prefix of its ids, whether the server rendered it. */
export const island = 'data-island'
export const props = 'data-props'
export const load = 'data-load'
export const prefix = 'data-prefix'
export const clientOnly = 'data-client-only'
/** Static children of an island, numbered where it gets several. */
export const slot = 'data-slot'
/** On an island that inspects its children: the child components and their props, as JSON. */
export const items = 'data-items'
/** On the template behind an island: children that it does not show yet. */
export const hiddenSlots = 'data-hidden-slots'
/** An island that is hydrated or being hydrated. */
export const hydrated = 'data-hydrated'
export const loading = 'data-loading'
/** On the <nav> of the sidebar: its id; on a category's control: its path as indexes. */
export const sidebarNav = 'data-sidebar-nav'
export const key = 'data-key'
export const backToTop = 'data-back-to-top'
export const copyMarkdown = 'data-copy-markdown'
/** On a code block: the file of its hints; on a word in it: the key of its hint. */
export const hints = 'data-hints'
export const hint = 'data-hint'
/** On a component's code block that the build highlights: the text after a fence's language. */
export const codeMeta = 'data-code-meta'
export const latestVersion = 'data-latest-version'
export const openSearch = 'data-open-search'
/** An empty list that the 404 script fills with pages whose address resembles the requested one. */
export const likelyPages = 'data-likely-pages'
/** Opens the offline reading panel. */
export const offline = 'data-offline'
/** On <html>: the browser supports offline reading. */
export const canStore = 'data-can-store'
/** On the placeholder of an iframe: the iframe's attributes as JSON. */
export const frame = 'data-frame'
export const zoomable = 'data-zoomable'
/** On <html>: scripts switch the tabs now, not the rules made from remembered choices. */
export const tabsLive = 'data-tabs-live'
/** On <html>: a cross-fade between two pages is running. */
export const turning = 'data-turning'
/** On <html>: the article's layout is held back because search was requested before the article arrived. */
export const held = 'data-held'
/** On <html>: the runtime has started. */
export const ready = 'data-client-ready'
/** On the page's script: files of the shell to prefetch. */
export const ahead = 'data-ahead'
/** On a link that the link check skips; the name is Docusaurus'. */
export const unchecked = 'data-nobrokenlinkcheck'
/** On a link written as an HTML tag, for sites that distinguish them from Markdown links. */
export const tagLink = 'data-tag-link'
