import type { ScopedComponent, Site } from '../../config'
import type { Content } from '../../content'
import type { ArticleFacts, ClientSite, Gap, OwnPartFiles } from '../../model'
import type { Problem } from '../../report'

export interface ClientBundle {
  /** Identity of the bundle; part of every page. */
  build: string
  scripts: string[]
  /** Scripts of the shell, to be fetched when there is nothing else to do. */
  ahead: string[]
  styles: string[]
  /** Files of the bundle, relative to the output folder. */
  files: string[]
  /** Those of them that are the same on other sites. */
  shared?: string[]
  packages: string[]
}

export interface BundledModule {
  url: string
  /** Hash of the module and everything below it. */
  hash: string
  exports: string[]
  /** Whether it is code of the engine, which pages get as it is. */
  isLibrary: boolean
  needsHydration: boolean
  /** Markdown files that it shows: it is rendered at build time only. */
  pages: string[]
  /** Stylesheets that it imports, itself or below it, in their order. */
  styles: string[]
  /** By the name of an export: what it would need in a browser and nobody has. */
  gaps: Record<string, Gap>
}

export type ConfigModule = Pick<BundledModule, 'url' | 'hash'>

/** Everything rendering a page needs, as plain data, so that a worker can have it too. */
export interface Project {
  root: string
  siteDir: string
  cacheDir: string
  mode: 'production' | 'development'
  site: Site
  content: Content
  clientSite: ClientSite
  /** Absolute file or name of a package -> bundled module: components, pages and data that pages import. */
  modules: Record<string, BundledModule>
  /** What is wrong with modules that could not be bundled, by the same names. */
  broken: Record<string, Problem[]>
  scope: Record<string, ScopedComponent>
  server: BundledModule
  client: ClientBundle
  /** `versionKey/sidebar id` -> address of its JSON file. */
  sidebarUrls: Record<string, string>
  earlyScript: string
  /** Scripts that stand in pages; the policy must allow them. */
  inlineScripts: string[]
  cardLogo?: string
  parts: OwnPartFiles
  /** The footer of the site's own, with its links, which all pages have. */
  ownFooter?: { file: string; links: ArticleFacts['links'] }
  pageFolders: string[]
  config: ConfigModule
}
