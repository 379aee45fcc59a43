// Loaded when a reader asks for reading without a network.
import { openOfflinePanel } from '../client/offline'
import { type ClientSite, interfaceLanguage } from '../model'
import { offlineText } from '../theme/text/offline'
import '../theme/styles/offline.css'

/** Opens the panel in the language of the site. */
export function open({ baseUrl, locale }: ClientSite): Promise<void> {
  return openOfflinePanel(baseUrl, offlineText[interfaceLanguage(locale)])
}
