/**
 * Names taken over from Docusaurus 3.8.1, whose visitor-facing behaviour this engine keeps: browsers have
 * stored them, existing stylesheets, crawlers and addresses refer to them, and error messages name them. They
 * are a public contract: do not rename anything in this folder. (Namespaces instead of objects, so that
 * bundlers inline the names and drop unused ones.)
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
