// Elements that stand in an article for what is known only when the whole page is.

export const toc = 'ink-toc'
export const cards = 'ink-cards'
export const head = 'ink-head'
/** A page that a component shows; `data-source` names its file. */
export const partial = 'ink-partial'
