/**
 * The page contract: what the HTML of a page and the scripts that work on it know of each other. The two are made at
 * different times, by different builds; whatever they must agree on stands in this folder and nowhere else. Names that
 * come from Docusaurus stand in `../docusaurus`. (Namespaces rather than objects: bundlers put the names in place and
 * leave out the rest.)
 */

export * as DATA from './data'
export * as DEV_EVENT from './dev-event'
export type { EarlySettings } from './early-settings'
export * as ID from './id'
export {
  BREAK_SCRIPT,
  FOUND_WORDS,
  KEPT_QUERY,
  KEPT_USE,
  LAYOUT_BREAK,
  LAYOUT_SCRIPT,
  MISSING_FILE,
  PARSER_BREAK,
  RELOADED_BUILD,
  TRIED_ADDRESS,
} from './names'
export { OFFLINE_LIST_FILE, type OfflineList, WORKER_FILE, type WorkerSettings } from './offline'
export * as PLACE from './place'
