import type { ColorMode } from '../site'

/** What the inline script of a site is compiled for. */
export interface EarlySettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  respectSystem: boolean
  /** Appended to keys of the storage. */
  namespace: string
  /** Empty without an announcement. */
  announcementId: string
}
