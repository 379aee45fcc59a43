// Entry point of the code that only page navigation needs; loaded with the first opened page.

export { loadStyles, updateHead, updateHtmlClass } from './head'
export { swapShell } from './swap-shell'
export { turnPage } from './turn-page'
