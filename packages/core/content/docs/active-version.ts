import { type Doc, type DocsVersion, samePath } from '../../model'
import { SiteError } from '../../report'

/** Returns the docs version of a path; the longest matching version path wins. */
export function activeVersion(versions: DocsVersion[], path: string): DocsVersion | undefined {
  const matching = versions.filter(version => isBelow(version.path, path))
  return matching.sort((a, b) => b.path.length - a.path.length)[0]
}

/** Returns the versions of one docs set; fails if the config has no such set. */
export function requireVersions(versions: DocsVersion[], pluginId: string): DocsVersion[] {
  const own = versions.filter(version => version.pluginId === pluginId)
  if (own.length > 0) return own
  const ids = [...new Set(versions.map(version => version.pluginId))]
  const cause = new Error(`Plugin global data not found for "docs" plugin with id "${pluginId}".`)
  throw new SiteError(
    {
      what: `You are using a feature of the docs plugin, but this plugin does not seem to be enabled (pluginId=${pluginId}).`,
      remedy: `Add "docs" to the site config. Existing docs plugin ids: ${ids.join(', ') || 'none'}.`,
    },
    { cause },
  )
}

/** Indexes all versions once; the returned function maps a document to its addresses by version name. */
export function createAlternates(versions: DocsVersion[]) {
  const tables = versions.map(version => ({
    version,
    paths: new Map(version.docs.map(doc => [doc.id, doc.path])),
  }))
  return (pluginId: string, docId: string): Record<string, string> => {
    const found: Record<string, string> = {}
    for (const { version, paths } of tables) {
      const path = version.pluginId === pluginId ? paths.get(docId) : undefined
      if (path !== undefined) found[version.name] = path
    }
    return found
  }
}

/** Returns the version badge and the banner linking to the latest version, if there are several versions. */
export function versionNotice(input: {
  versions: DocsVersion[]
  version: DocsVersion
  alternates: Record<string, string>
}) {
  const { version } = input
  const own = input.versions.filter(item => item.pluginId === version.pluginId)
  const latest = own.find(item => item.isLast)
  if (own.length < 2 || !latest) return {}
  if (latest === version) return { versionBadge: version.label }
  const isNewer = own.indexOf(version) < own.indexOf(latest)
  return {
    versionBadge: version.label,
    versionBanner: {
      label: version.label,
      latestPath: input.alternates[latest.name] ?? mainDoc(latest)?.path ?? latest.path,
      latestLabel: latest.label,
      kind: isNewer ? ('unreleased' as const) : ('unmaintained' as const),
    },
  }
}

export function mainDoc(version: DocsVersion): Doc | undefined {
  return version.docs.find(doc => doc.id === version.mainDocId)
}

function isBelow(base: string, path: string): boolean {
  const prefix = base === '/' ? '/' : `${base}/`.toLowerCase()
  return samePath(base, path) || path.toLowerCase().startsWith(prefix)
}
