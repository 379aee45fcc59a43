import type { Hooks, Site } from '../config'
import type { CompiledPage } from '../markdown'
import type { Blog, DocsVersion } from '../model'
import type { Problem } from '../report'
import type { ContentMemory } from './memory'
import type { GitHistory } from './source/git-history'

export interface SourceText {
  /** Relative to the site folder. */
  source: string
  text: string
  /** Line of the file on which `text` begins, from 1. */
  bodyLine: number
  format: 'md' | 'mdx'
  isBlog: boolean
  /** In front matter of a post. */
  title?: string
  slug?: string
  /** What its front matter says to plugins. */
  fields?: Record<string, unknown>
}

/** Compiles a source; what is wrong with it is reported by the page that shows it. */
export type Compile = (source: SourceText) => CompiledPage

export interface StandalonePage {
  title?: string
  description?: string
  keywords: string[]
  image?: string
  unlisted: boolean
  hideToc: boolean
  tocLevels: { min: number; max: number }
}

export interface Content {
  /** Versions of every set of documents, in the order of the config. */
  versions: DocsVersion[]
  blogs: Blog[]
  /** Source file, relative to the site folder, to what the compiler made of it. */
  sources: Map<string, CompiledPage>
  frontMatter: Map<string, Record<string, unknown>>
  /** The same for pages outside of documents and blog, to what they say of themselves. */
  standalone: Map<string, StandalonePage>
  /** Source file, relative to the site folder, to its address without base URL. */
  files: Map<string, string>
}

/** What every loader needs, and where it leaves what it finds. */
export interface Loading {
  site: Site
  /** Absolute path of the site folder. */
  siteDir: string
  /** Absolute path that problems are reported relative to. */
  root: string
  mode: 'production' | 'development'
  /** Values that sidebar files export, by file relative to the site folder. */
  sidebars: Record<string, unknown>
  hooks?: Hooks
  history: () => Promise<GitHistory>
  /** What edit links begin with where the config names no address. */
  editBase: string | undefined
  compile: Compile
  memory: ContentMemory
  sources: Content['sources']
  frontMatter: Content['frontMatter']
  problems: Problem[]
  warnings: Problem[]
}
