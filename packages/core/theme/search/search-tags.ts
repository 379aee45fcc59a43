import type { ClientDocs } from '../../model'

/** Returns the tags to search: pages outside the docs, and one version of each docs plugin. */
export function searchTags(input: {
  docs: ClientDocs[]
  active?: { pluginId: string; version: string }
  preferred: Record<string, string | undefined>
}): string[] {
  const versions = input.docs.map(({ pluginId, versions }) => {
    const known = (name: string | undefined) => versions.find(version => version.name === name)?.name
    const active = input.active?.pluginId === pluginId ? known(input.active.version) : undefined
    const latest = versions.find(version => version.isLast) ?? versions[0]
    return `docs-${pluginId}-${active ?? known(input.preferred[pluginId]) ?? latest?.name}`
  })
  return ['default', ...versions]
}
