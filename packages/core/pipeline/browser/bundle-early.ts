import type { ClientSite, EarlySettings } from '../../model'
import { bundleScript } from './bundle-script'

export interface EarlyScript {
  settings: string
  code: string
}

/** Compiles the inline script at the start of every page, unless it is cached. */
export async function bundleEarly(
  {
    colorMode,
    announcement,
    storageNamespace,
  }: Pick<ClientSite, 'colorMode' | 'announcement' | 'storageNamespace'>,
  known?: EarlyScript,
): Promise<EarlyScript> {
  const settings: EarlySettings = {
    defaultMode: colorMode.defaultMode,
    disableSwitch: colorMode.disableSwitch,
    respectSystem: colorMode.respectPrefersColorScheme,
    namespace: storageNamespace,
    announcementId: announcement?.id ?? '',
  }
  const key = JSON.stringify(settings)
  if (known?.settings === key) return known
  return { settings: key, code: await bundleScript('inkstone/app/early', settings) }
}
