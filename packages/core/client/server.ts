// The entry point for the build: what renders islands to HTML and, in the browser, is loaded only with them.

export { type IslandItem, IslandTree, namePages, slotName } from './islands'
