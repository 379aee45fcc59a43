import type { NavItem } from './navbar'
import type { SearchSettings } from './search'

export interface LocaleConfig {
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
  path: string
}

/** The mode that is painted. */
export type ColorMode = 'light' | 'dark'

/** The visitor's choice; null follows the system. */
export type ColorModeChoice = ColorMode | null

export interface ColorModeSettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  respectPrefersColorScheme: boolean
}

export interface AnnouncementBar {
  id: string
  /** HTML from the site's own config. */
  content: string
  backgroundColor?: string
  textColor?: string
  isCloseable: boolean
}

export interface Logo {
  src: string
  srcDark?: string
  alt?: string
  href?: string
  target?: string
  width?: number | string
  height?: number | string
  className?: string
  style?: Record<string, string | number>
}

export interface FooterLink {
  label: string
  href: string
  external: boolean
}

export interface Footer {
  columns: { title?: string; items: FooterLink[] }[]
  logo?: Logo
  /** HTML from the site's own config. */
  copyright?: string
}

export interface AnalyticsSettings {
  gtag?: { id: string; anonymizeIp: boolean }
  baidu?: { id: string }
}

export interface ClientVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainPath: string
}

export interface ClientDocs {
  pluginId: string
  path: string
  versions: ClientVersion[]
}

/** Site data that reading needs; loaded by every page. */
export interface ReadingSite
  extends Pick<
    ClientSite,
    | 'title'
    | 'baseUrl'
    | 'trailingSlash'
    | 'locale'
    | 'storageNamespace'
    | 'colorMode'
    | 'announcement'
    | 'docs'
    | 'preferredVersionPersistence'
    | 'analytics'
    | 'offline'
  > {
  navbar: Pick<ClientSite['navbar'], 'hideOnScroll'>
}

/** Site data for the browser, the same for all pages; loaded with the React shell. */
export interface ClientSite {
  title: string
  tagline: string
  /** Origin, without a trailing slash. */
  url: string
  /** Begins and ends with a slash. */
  baseUrl: string
  /** Whether addresses of pages end with a slash. */
  trailingSlash: boolean
  version: string
  locale: LocaleConfig
  /** Appended to every storage key; empty by default. */
  storageNamespace: string
  colorMode: ColorModeSettings
  announcement?: AnnouncementBar
  navbar: { title?: string; logo?: Logo; hideOnScroll: boolean; items: NavItem[] }
  footer: Footer
  docs: ClientDocs[]
  preferredVersionPersistence: 'localStorage' | 'none'
  search: SearchSettings
  analytics: AnalyticsSettings
  /** Language of the texts that the specification quotes in English (search dialog, crash screen). */
  quotedSurfaces: 'en' | 'zh'
  offline: boolean
  /** Available to components of the site. */
  organizationName?: string
  projectName?: string
  customFields?: Record<string, unknown>
}
