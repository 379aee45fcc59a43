export type { BlogSettings } from './blog-schema'
export { checkConfig, defineConfig, type Site, toModuleProblems, type UserConfig } from './check-config'
export { composeHooks } from './compose-hooks'
export {
  type DocsSettings,
  type FilePatterns,
  joinRoute,
  type VersionSettings,
  versionSidebarFile,
} from './docs-schema'
export {} from './locate-field'
export type { ModuleBundling, ModuleHooks, ScopedComponent, ScopeSite } from './module-hooks'
export type { NavbarItemSettings } from './navbar-schema'
export {
  type CardArt,
  type CardPage,
  type CodeCell,
  checkHooks,
  type DocChoice,
  type DrawingProblem,
  type DrawingTools,
  definePlugin,
  type ElementHook,
  type ExpressionPlace,
  type Fence,
  type FenceDrawing,
  type FenceHints,
  type FenceHooks,
  type FencePage,
  type FenceTabs,
  type FenceVariants,
  type Hooks,
  type MarkdownHooks,
  type OutputPage,
  type PartSheet,
  type Plugin,
  type PluginOutput,
  readPlugins,
  type ShellSlot,
  type SitePaths,
  type Slot,
  type SourceError,
  type SourceHooks,
  type TabGroup,
} from './plugin'
export type {
  CompiledSheet,
  Missing,
  Places,
  Resolved,
  ResolveImport,
  Resolver,
  SheetLanguage,
} from './resolver'
export { configSchema, type LineMark } from './schema'
export {
  describeIssues,
  type FieldFault,
  type FieldPath,
  nearestFirst,
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
export type { AddedSheet, SheetSite, StyleHooks } from './style-hooks'
export type { ThemeSettings } from './theme-schema'
