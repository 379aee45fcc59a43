/**
 * Names taken over from Docusaurus 3.8.1, whose visitor-facing behaviour this engine follows: what readers' browsers
 * have stored, what existing stylesheets, crawlers and addresses refer to, and what error messages name. They are a
 * contract with the outside; nothing in this folder may be renamed. (Namespaces rather than objects: bundlers put the
 * names in place and leave out the rest.)
 */

export * as DOCUSAURUS_ATTRIBUTE from './attribute'
export * as DOCUSAURUS_CLASS from './class-name'
export * as DOCUSAURUS_ID from './element-id'
export * as DOCUSAURUS_IMPORTS from './imports'
export * as DOCUSAURUS_META from './meta'
export { migrateAnnouncementId } from './migrate-announcement'
export * as DOCUSAURUS_PROVIDER from './provider'
export * as DOCUSAURUS_QUERY from './query'
export * as DOCUSAURUS_STORAGE from './storage'
