import { rolldown } from 'rolldown'
import type { ClientSite, EarlySettings } from '../model'
import { BROWSERS } from './browsers'
import { engineFile } from './engine-file'

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
  const bundle = await rolldown({
    input: engineFile('inkstone/app/early'),
    platform: 'browser',
    transform: {
      define: Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [`SITE.${name}`, JSON.stringify(value)]),
      ),
      target: BROWSERS,
    },
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
    return output[0].code.trim()
  } finally {
    await bundle.close()
  }
}
