export { type BuildOptions, type BuildSummary, buildSite } from './build-site'
export { makeSearchIndex } from './outputs/search-index'
export { renderSearchPages } from './search-pages'
