import type { ColorMode } from '../site'

/** Settings that a site's inline script is compiled with. */
export interface EarlySettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  respectSystem: boolean
  /** Suffix of storage keys. */
  namespace: string
  /** Empty if the site has no announcement. */
  announcementId: string
}
