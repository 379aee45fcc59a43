export { SearchButton } from './SearchButton'
export { type SearchShortcut, searchShortcut } from './search-shortcut'
