// What only the change to another page needs, in one file: it comes with the first page that is opened.

export { loadStyles, updateHead, updateHtmlClass } from './head'
export { swapShell } from './swap-shell'
export { turnPage } from './turn-page'
