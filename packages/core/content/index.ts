export {
  activeVersion,
  createAlternates,
  versionNotice,
} from './active-version'
export { archiveYears, createPostViews, feedsOf, type PostListPage, postListPages } from './blog-views'
export { toClientSite } from './client-site'
export type { Compile, Content, SourceText, StandalonePage } from './content'
export { isFolderIndex } from './doc-identity'
export { createDocNavigation } from './doc-navigation'
export { editorSchemas } from './editor-schemas'
export { parseFields, splitFrontMatter } from './front-matter'
export { entriesAround } from './generated-index'
export { readGitState } from './git-state'
export { type LoadedContent, type LoadInput, loadContent } from './load-content'
export { sidebarFiles } from './load-version'
export { type ContentMemory, createContentMemory } from './memory'
export { toFormat } from './read-page'
export { resolveNavbar } from './resolve-navbar'
export { contentRoutes, type Route } from './routes'
