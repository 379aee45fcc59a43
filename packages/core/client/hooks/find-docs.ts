import type { ClientDocs, ReadingSite } from '../../model'

/** Returns the docs plugin with this id; throws if there is none. */
export function findDocs(site: ReadingSite, pluginId: string): ClientDocs {
  const docs = site.docs.find(candidate => candidate.pluginId === pluginId)
  if (docs) return docs
  throw new Error(
    `You are using a feature of the docs plugin, but this plugin does not seem to be enabled (pluginId=${pluginId})`,
    { cause: new Error(`Plugin global data not found for the docs plugin with id "${pluginId}".`) },
  )
}

/** Returns the docs plugin of a path without base URL: the one with the longest matching prefix. */
export function findActiveDocs(site: ReadingSite, path: string): ClientDocs {
  const within = (base: string) => path === base || path.startsWith(base.replace(/\/?$/, '/'))
  const byLength = [...site.docs].sort((a, b) => b.path.length - a.path.length)
  const docs = byLength.find(candidate => within(candidate.path))
  if (docs) return docs
  throw new Error(
    `Can't find active docs plugin for "${path}" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page? Existing docs plugin paths are: ${site.docs.map(candidate => candidate.path).join(', ')}`,
  )
}
