// Placeholder elements in an article for content that is known only when the whole page is.

export const toc = 'ink-toc'
export const cards = 'ink-cards'
export const head = 'ink-head'
/** A page embedded by a component; `data-source` is its file. */
export const partial = 'ink-partial'
