import type { ScopedComponent, Site } from '../../config'
import type { Content } from '../../content'
import type { ArticleFacts, ClientSite, Gap, OwnPartFiles } from '../../model'
import type { Problem } from '../../report'

export interface ClientBundle {
  /** Hash of the bundle, part of every page. */
  build: string
  scripts: string[]
  /** Scripts of the shell, prefetched when idle. */
  ahead: string[]
  styles: string[]
  /** Files of the bundle, relative to the output folder. */
  files: string[]
  /** Files that are the same on other sites. */
  shared?: string[]
  packages: string[]
}

export interface BundledModule {
  url: string
  /** Hash of the module and all its dependencies. */
  hash: string
  exports: string[]
  /** Whether it is code of the engine, which pages import directly. */
  isLibrary: boolean
  needsHydration: boolean
  /** Markdown files that it embeds; if any, it is rendered at build time only. */
  pages: string[]
  /** Imported stylesheets, including indirect ones, in cascade order. */
  styles: string[]
  /** By export name: an import that would be missing in a browser. */
  gaps: Record<string, Gap>
}

export type ConfigModule = Pick<BundledModule, 'url' | 'hash'>

/** Everything needed to render a page, as plain data that can be sent to workers. */
export interface Project {
  root: string
  siteDir: string
  cacheDir: string
  mode: 'production' | 'development'
  site: Site
  content: Content
  clientSite: ClientSite
  /** Bundled components, pages and data that pages import, by absolute file or package name. */
  modules: Record<string, BundledModule>
  /** Problems of modules that could not be bundled, by the same keys. */
  broken: Record<string, Problem[]>
  scope: Record<string, ScopedComponent>
  server: BundledModule
  client: ClientBundle
  /** Address of the sidebar's JSON file, by `versionKey/sidebar id`. */
  sidebarUrls: Record<string, string>
  earlyScript: string
  /** Inline scripts, which the content security policy must allow. */
  inlineScripts: string[]
  cardLogo?: string
  parts: OwnPartFiles
  /** The site's custom footer with its links; part of every page. */
  ownFooter?: { file: string; links: ArticleFacts['links'] }
  pageFolders: string[]
  config: ConfigModule
}
