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
  /** Title from a post's front matter. */
  title?: string
  slug?: string
  /** Front matter fields of plugins. */
  fields?: Record<string, unknown>
}

/** Compiles a source; its problems are reported by the page that shows it. */
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
  /** All versions of all docs sets, in config order. */
  versions: DocsVersion[]
  blogs: Blog[]
  /** Compiled sources by file, relative to the site folder. */
  sources: Map<string, CompiledPage>
  frontMatter: Map<string, Record<string, unknown>>
  /** Facts about pages outside of docs and blog, by source file. */
  standalone: Map<string, StandalonePage>
  /** Addresses without base URL, by source file relative to the site folder. */
  files: Map<string, string>
}

/** Shared input of all loaders, and the collections that they fill. */
export interface Loading {
  site: Site
  /** Absolute path of the site folder. */
  siteDir: string
  /** Absolute path; problems name files relative to it. */
  root: string
  mode: 'production' | 'development'
  /** Exports of the sidebar files, by file relative to the site folder. */
  sidebars: Record<string, unknown>
  hooks?: Hooks
  history: () => Promise<GitHistory>
  /** Prefix of edit links where the config sets none. */
  editBase: string | undefined
  compile: Compile
  memory: ContentMemory
  sources: Content['sources']
  frontMatter: Content['frontMatter']
  problems: Problem[]
  warnings: Problem[]
}
