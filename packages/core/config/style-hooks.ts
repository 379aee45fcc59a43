import type { Problem } from '../report'
import type { Places, SheetLanguage } from './resolver'

export interface StyleHooks {
  /** Languages that become CSS, by the endings of their files: `.scss`. */
  languages?: Record<string, SheetLanguage>
  /** Rules for all pages, between those of the theme and the site's own. */
  addSheets?(site: SheetSite): Promise<AddedSheet[]>
  folders?: string[]
}

export interface SheetSite extends Places {
  /** Classes that components and documents name. */
  classNames(): Promise<string[]>
  known: AddedSheet[]
}

export interface AddedSheet {
  css: string
  problems: Problem[]
  settings: string[]
  /** What all of that depends on, where Tailwind made it. */
  key: string
  /** Files of packages whose rules are among those. */
  packages?: string[]
}
