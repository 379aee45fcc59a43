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

/** Other documents that a page lists: those of its category, or all of its version. */
export type ListedEntries = 'category' | 'version'

export interface Draft {
  content: PageContent
  head?: Partial<PageHead>
  article?: Article
  /** Source file, relative to the site folder. */
  source?: string
  /** Components that a page module used from its `components` prop. */
  components?: string[]
  /** Lists of other documents that the page shows. */
  lists?: ListedEntries[]
  /** Sources of the excerpts on a list page. */
  excerpts?: string[]
}
