import type { Problem } from '../report'
import type { Places, SheetLanguage } from './resolver'

export interface StyleHooks {
  /** Languages that compile to CSS, by file extension: `.scss`. */
  languages?: Record<string, SheetLanguage>
  /** Adds rules for all pages, between the theme's and the site's own. */
  addSheets?(site: SheetSite): Promise<AddedSheet[]>
  folders?: string[]
}

export interface SheetSite extends Places {
  /** Class names that components and documents use. */
  classNames(): Promise<string[]>
  known: AddedSheet[]
}

export interface AddedSheet {
  css: string
  problems: Problem[]
  settings: string[]
  /** Cache key of everything the sheet depends on; set where Tailwind generated it. */
  key: string
  /** Package files whose rules are included. */
  packages?: string[]
}
