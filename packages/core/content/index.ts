export {
  archiveYears,
  blogTrail,
  createPostViews,
  feedsOf,
  type PostListPage,
  postListPages,
} from './blog/blog-views'
export { toClientSite } from './client-site'
export type { Compile, Content, SourceText, StandalonePage } from './content'
export {
  activeVersion,
  createAlternates,
  versionNotice,
} from './docs/active-version'
export { isFolderIndex } from './docs/doc-identity'
export { createDocNavigation } from './docs/doc-navigation'
export { entriesAround } from './docs/generated-index'
export { sidebarFiles } from './docs/load-version'
export { editorSchemas } from './editor-schemas'
export { type LoadedContent, type LoadInput, loadContent } from './load-content'
export { type ContentMemory, createContentMemory } from './memory'
export { resolveNavbar } from './resolve-navbar'
export { contentRoutes, type Route } from './routes'
export { parseFields, splitFrontMatter } from './source/front-matter'
export { readGitState } from './source/git-state'
export { toFormat } from './source/read-page'
