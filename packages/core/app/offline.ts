// Loaded when a reader opens the offline reading panel.
import { openOfflinePanel } from '../client/offline'
import { interfaceLanguage, type ReadingSite } from '../model'
import { offlineText } from '../theme/text/offline'
import '../theme/styles/offline.css'

/** Opens the panel in the language of the site. */
export function open({ baseUrl, locale }: ReadingSite): Promise<void> {
  return openOfflinePanel(baseUrl, offlineText[interfaceLanguage(locale)])
}
