import type { PageInput } from '../../app/server-app'
import type { ArticleTools } from '../article/mdx-module'
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
  /** Components that plugins put around every page. */
  shellComponents: string[]
}
