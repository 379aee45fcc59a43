import type { Problem } from '../report'
import type { Places, SheetLanguage } from './resolver'

export interface StyleHooks {
  /** Languages that become CSS, by the endings of their files: `.scss`. */
  languages?: Record<string, SheetLanguage>
  /** Rules for all pages, between those of the theme and the site's own. */
  addSheets?(site: SheetSite): Promise<AddedSheet[]>
  /** Folders of the files that those are made of. */
  folders?: string[]
}

export interface SheetSite extends Places {
  /** Classes that components and documents name. */
  classNames(): Promise<string[]>
  /** Sheets of the last time. */
  known: AddedSheet[]
}

export interface AddedSheet {
  css: string
  problems: Problem[]
  /** Files of settings of Tailwind that it is made with. */
  settings: string[]
  /** What all of that depends on, where Tailwind made it. */
  key: string
  /** Files of packages whose rules are among those. */
  packages?: string[]
}
