import type { ServerApp } from '../../app/server-app'
import type { Hooks, Resolver } from '../../config'
import type { CompiledPage, Highlighter } from '../../markdown'
import type { Problem } from '../../report'
import type { Asset } from '../modules/assets'
import type { Project } from '../project/project'

export interface ArticleTools {
  project: Project
  highlighter: Highlighter
  app: ServerApp
  hooks: Hooks
  resolver: Resolver
  siteComponents: Record<string, unknown>
}

/** What the sources of one page share while they are rendered. */
export interface Scope extends ArticleTools {
  assets: Asset[]
  problems: Problem[]
  /** Sources being rendered, outermost first; one that comes twice imports itself. */
  stack: string[]
  /** Modules that cannot be imported: what fails while the page is drawn follows from that. */
  unmet: string[]
  /** Files of the components that were rendered so far. */
  drawn: string[]
  /** Of the page, for its own source and its partials. */
  frontMatter: Record<string, unknown>
}

export function sourceOf({ content }: Project, source: string): CompiledPage {
  const page = content.sources.get(source)
  if (!page) throw new Error(`${source} was not compiled`)
  return page
}
