// Entry point for the build: renders islands to HTML; in the browser, loaded with islands only.

export { type IslandItem, IslandTree, namePages, slotName } from './islands'
