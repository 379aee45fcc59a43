import type { Extension, Site } from '../config'
import type { Blog, DocsVersion } from '../model'
import type { Problem } from '../report'
import type { GitHistory } from './git-history'

/** Text of a page as its author wrote it, for the compiler. */
export interface SourceText {
  /** Without front matter. */
  text: string
  /** Line of the file on which `text` begins, from 1. */
  bodyLine: number
}

/** Everything the files of the site say. */
export interface Content {
  /** Versions of every set of documents, in the order of the config. */
  versions: DocsVersion[]
  blog?: Blog
  /** Source file, relative to the site folder, to its text. */
  sources: Map<string, SourceText>
  /** Source file, relative to the site folder, to its address without base URL. */
  files: Map<string, string>
}

/** What every loader needs, and where it leaves what it finds. */
export interface Loading {
  site: Site
  /** Absolute path of the site folder. */
  siteDir: string
  /** Absolute path that problems are told relative to. */
  root: string
  mode: 'production' | 'development'
  /** Values that sidebar files export, by file relative to the site folder. */
  sidebars: Record<string, unknown>
  extension?: Extension
  history: () => Promise<GitHistory>
  /** What edit links begin with where the config names no address. */
  editBase: string | undefined
  sources: Content['sources']
  problems: Problem[]
  warnings: Problem[]
}
