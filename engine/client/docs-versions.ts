import { type ClientDocs, type ClientSite, type ClientVersion, DOCUSAURUS_STORAGE } from '../model'
import type { PreferredVersions } from './client'
import { DocsPreferredVersionContextProvider, DocsVersionProvider, RuntimeProvider } from './contexts'
import { useProvided } from './named-context'
import { createStorageSlot, type StorageSlot } from './storage'
import { createStore, useStore } from './store'

/** A docs plugin with what the visitor prefers and where they are. */
export interface DocsHandle extends ClientDocs {
  /** Version of the page on screen, when it belongs to this plugin. */
  active?: ClientVersion
  preferred?: ClientVersion
  latest: ClientVersion
  /** Active, preferred and latest version without repeats: the order in which links look for a target. */
  candidates: ClientVersion[]
  /** Remembers the version with this name. */
  prefer(name: string): void
}

/** The versions of a docs plugin. */
export function useDocs(pluginId = 'default'): DocsHandle {
  const preferredVersions = useProvided(DocsPreferredVersionContextProvider, 'useDocs')
  const { page } = useStore(useProvided(DocsVersionProvider, 'useDocs'))
  const { site } = useProvided(RuntimeProvider, 'useDocs')
  const names = useStore(preferredVersions.names)
  const docs = findDocs(site, pluginId)
  const byName = (name: string | null | undefined) => docs.versions.find(version => version.name === name)
  const active = page.docs?.pluginId === pluginId ? byName(page.docs.version) : undefined
  const preferred = byName(names[pluginId])
  const latest = docs.versions.find(version => version.isLast) ?? docs.versions[0]!
  const candidates = [...new Set([active, preferred, latest])].filter(version => version !== undefined)
  const prefer = (name: string) => preferredVersions.prefer(pluginId, name)
  return { ...docs, active, preferred, latest, candidates, prefer }
}

/** The docs plugin of the page on screen; on a page outside of the docs it is an error. */
export function useActiveDocs(): DocsHandle {
  const { page } = useStore(useProvided(DocsVersionProvider, 'useActiveDocs'))
  const { site } = useProvided(RuntimeProvider, 'useActiveDocs')
  return useDocs(findActiveDocs(site, page.path).pluginId)
}

/** Keeps the preferred version of each docs plugin. */
export function createPreferredVersions(site: ClientSite): PreferredVersions {
  const names = createStore<Record<string, string | null>>({})
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

/** The docs plugin with this id; an unknown one is an error of the site's author. */
export function findDocs(site: ClientSite, pluginId: string): ClientDocs {
  const docs = site.docs.find(candidate => candidate.pluginId === pluginId)
  if (docs) return docs
  throw new Error(
    `You are using a feature of the docs plugin, but this plugin does not seem to be enabled (pluginId=${pluginId})`,
    { cause: new Error(`Plugin global data not found for the docs plugin with id "${pluginId}".`) },
  )
}

/** The docs plugin that a path without base URL belongs to: the longest one whose path it begins with. */
export function findActiveDocs(site: ClientSite, path: string): ClientDocs {
  const within = (base: string) => path === base || path.startsWith(base.replace(/\/?$/, '/'))
  const byLength = [...site.docs].sort((a, b) => b.path.length - a.path.length)
  const docs = byLength.find(candidate => within(candidate.path))
  if (docs) return docs
  throw new Error(
    `Can't find active docs plugin for "${path}" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page? Existing docs plugin paths are: ${site.docs.map(candidate => candidate.path).join(', ')}`,
  )
}
