import type { PageInput } from '../../app/server-app'
import type { PageContent, PageHead } from '../../model'
import type { Article } from '../article/render-article'
import type { ArticleTools } from '../article/scope'
import type { Lookups } from '../project/lookups'
import type { SheetReader } from '../styles/page-sheet'

export type DocumentOptions = Pick<
  PageInput,
  'assets' | 'siteTags' | 'behaviourVersion' | 'contentSecurityPolicy' | 'slots'
>

export interface PageTools extends ArticleTools {
  lookups: Lookups
  sheets: SheetReader
  document: DocumentOptions
  shellComponents: string[]
}

/** What stands beside a document in the sidebar, or all documents of its version. */
export type ListedEntries = 'category' | 'version'

export interface Draft {
  content: PageContent
  head?: Partial<PageHead>
  article?: Article
  /** Source file, relative to the site folder. */
  source?: string
  /** Components that a page made of code has taken from those it is given. */
  components?: string[]
  /** What else a document shows of the others. */
  lists?: ListedEntries[]
  /** Sources that a list takes its excerpts from. */
  excerpts?: string[]
}
