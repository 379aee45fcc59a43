import type { ClientDocs, ClientVersion } from '../../model'
import { DocsPreferredVersionContextProvider, DocsVersionProvider, RuntimeProvider } from '../react/contexts'
import { useProvided } from '../react/named-context'
import { findActiveDocs, findDocs } from './find-docs'
import { useStore } from './use-store'

/** A docs plugin with the visitor's preferred version and the current page. */
export interface DocsHandle extends ClientDocs {
  /** Version of the current page, if it belongs to this plugin. */
  active?: ClientVersion
  preferred?: ClientVersion
  latest: ClientVersion
  /** Active, preferred and latest version without duplicates: the order in which links try versions. */
  candidates: ClientVersion[]
  prefer(name: string): void
}

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

/** Returns the docs plugin of the current page; throws outside of the docs. */
export function useActiveDocs(): DocsHandle {
  const { page } = useStore(useProvided(DocsVersionProvider, 'useActiveDocs'))
  const { site } = useProvided(RuntimeProvider, 'useActiveDocs')
  return useDocs(findActiveDocs(site, page.path).pluginId)
}
