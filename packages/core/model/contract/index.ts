/**
 * The page contract: names shared by the HTML of a page and the scripts that work on it. The two come from
 * different builds at different times, so everything they must agree on is defined in this folder only. Names
 * from Docusaurus are in `../docusaurus`. (Namespaces instead of objects, so that bundlers inline the names and
 * drop unused ones.)
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
