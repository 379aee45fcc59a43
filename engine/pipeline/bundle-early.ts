import type { ClientSite, EarlySettings } from '../model'
import { bundleScript } from './bundle-script'

/** Compiles the inline script that every page of a site begins with. */
export async function bundleEarly({
  colorMode,
  announcement,
  storageNamespace,
}: Pick<ClientSite, 'colorMode' | 'announcement' | 'storageNamespace'>): Promise<string> {
  const settings: EarlySettings = {
    defaultMode: colorMode.defaultMode,
    disableSwitch: colorMode.disableSwitch,
    respectSystem: colorMode.respectPrefersColorScheme,
    namespace: storageNamespace,
    announcementId: announcement?.id ?? '',
  }
  return bundleScript('inkstone/app/early', settings)
}
