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

/** State shared by all sources of one page while they are rendered. */
export interface Scope extends ArticleTools {
  assets: Asset[]
  problems: Problem[]
  /** Sources being rendered, outermost first; a repeated one is a circular import. */
  stack: string[]
  /** Modules that could not be imported, which explains later rendering errors. */
  unmet: string[]
  /** Files of the components rendered so far. */
  drawn: string[]
  /** Front matter of the page, for its source and its partials. */
  frontMatter: Record<string, unknown>
}

export function sourceOf({ content }: Project, source: string): CompiledPage {
  const page = content.sources.get(source)
  if (!page) throw new Error(`${source} was not compiled`)
  return page
}
