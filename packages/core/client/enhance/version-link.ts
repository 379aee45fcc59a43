import { DATA } from '../../model'
import type { Client, Enhance } from '../client'
import { onClick } from './on-click'

/** Stores the latest version as preferred when the visitor follows the version banner. */
export function startVersionLinks({ site, view, preferredVersions }: Client): Enhance {
  onClick(`a[${DATA.latestVersion}]`, () => {
    const { docs } = view.get().page
    const plugin = site.docs.find(candidate => candidate.pluginId === docs?.pluginId)
    const latest = plugin?.versions.find(version => version.isLast)
    if (plugin && latest) preferredVersions.prefer(plugin.pluginId, latest.name)
  })
  return () => undefined
}
