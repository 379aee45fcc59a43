export { type BuildOptions, type BuildSummary, buildSite } from './build-site'
export { CONTRACT_FILE, contentType, type HostContract, headersFor, resolveRedirects } from './hosts'
export { makeSearchIndex } from './outputs/search-index'
export { renderSearchPages } from './search-pages'
