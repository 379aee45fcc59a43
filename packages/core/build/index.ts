export { buildSite } from './build-site'
export type { LinkedPage } from './check-links'
export { checkPage } from './check-page'
export { readEngineKey } from './engine-key'
export {
  CONTRACT_FILE,
  contentType,
  type HostContract,
  headersFor,
  hostContractSchema,
  resolveRedirects,
} from './hosts'
export { makeSearchIndex } from './outputs/search-index'
export { pageFile } from './page-record'
export { renderSearchPages } from './search-pages'
