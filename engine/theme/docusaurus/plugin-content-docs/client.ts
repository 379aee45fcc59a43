import { useDocs, usePage } from '../../../client'

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

/** Active, preferred and latest version, without repeats. */
export function useDocsVersionCandidates(pluginId?: string) {
  return useDocs(pluginId).candidates
}

export function useActiveDocContext(pluginId?: string) {
  const { docId, docs, path } = usePage()
  const { active } = useDocs(pluginId)
  return {
    activeVersion: active,
    activeDoc: active && docId ? { id: docId, path } : undefined,
    alternateDocVersions: Object.fromEntries(
      Object.entries(docs?.alternates ?? {}).map(([name, path]) => [name, { id: docId, path }]),
    ),
  }
}
