import { useDocs } from '../../../client'

const nameOf = <Version extends { name: string; label: string }>(version: Version) => version

export function useVersions(pluginId?: string) {
  return useDocs(pluginId).versions.map(nameOf)
}

export function useActiveVersion(pluginId?: string) {
  return useDocs(pluginId).active
}

export function useLatestVersion(pluginId?: string) {
  return useDocs(pluginId).latest
}

export function useDocsPreferredVersion(pluginId?: string) {
  const { preferred, prefer } = useDocs(pluginId)
  return { preferredVersion: preferred ?? null, savePreferredVersionName: prefer }
}
