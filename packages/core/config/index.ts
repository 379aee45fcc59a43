export type { BlogSettings } from './blog-schema'
export { checkConfig, defineConfig, type Site, toModuleProblems, type UserConfig } from './check-config'
export { type DocsSettings, type FilePatterns, joinRoute, type VersionSettings } from './docs-schema'
export {
  type CardArt,
  type CardPage,
  checkExtension,
  type DocChoice,
  defineExtension,
  type Extension,
  type ExtensionFence,
  extensionFields,
  type FenceDrawing,
  type FenceHints,
  type FencePage,
  type FenceTabs,
  type FenceVariants,
  type TabGroup,
} from './extension'
export { readWrittenStrings } from './locate-field'
export type { NavbarItemSettings } from './navbar-schema'
export type { LineMark } from './schema'
export {
  describeIssues,
  type FieldFault,
  type FieldPath,
  nearestName,
  strict,
} from './schema-problems'
export {
  categoryLinkSchema,
  defineSidebars,
  readSidebars,
  type SidebarItem,
  type UserSidebars,
} from './sidebar-schema'
