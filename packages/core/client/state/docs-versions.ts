import { DOCUSAURUS_STORAGE, type ReadingSite } from '../../model'
import type { PreferredVersions } from '../client'
import { createStorageSlot, type StorageSlot } from './storage'
import { createStore } from './store'

export function createPreferredVersions(site: ReadingSite): PreferredVersions {
  // The HTML is the same for all visitors, so it contains no preference.
  const none: Record<string, string | null> = {}
  const names = createStore(none, () => none)
  const slotOf = (pluginId: string): StorageSlot | undefined =>
    site.preferredVersionPersistence === 'none'
      ? undefined
      : createStorageSlot(DOCUSAURUS_STORAGE.preferredVersion + pluginId, site.storageNamespace)

  return {
    names,
    prefer(pluginId, name) {
      slotOf(pluginId)?.set(name)
      names.set({ ...names.get(), [pluginId]: name })
    },
    start() {
      for (const { pluginId, versions } of site.docs) {
        const slot = slotOf(pluginId)
        const stored = slot?.get() ?? null
        if (versions.some(version => version.name === stored))
          names.set({ ...names.get(), [pluginId]: stored })
        else slot?.del()
      }
    },
  }
}
