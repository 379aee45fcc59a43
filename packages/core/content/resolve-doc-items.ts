import { type NavbarItemSettings, nearestFirst } from '../config'
import type { DocsVersion, NavDocsVersion, NavLink } from '../model'
import { bulletChoices, SiteError } from '../report'
import { createAlternates, requireVersions } from './docs/active-version'

type Settings<Type> = Extract<NavbarItemSettings, { type: Type }>

/** Resolves a navbar item for a document; returns nothing while the document is a draft. */
export function resolveDocItem(item: Settings<'doc'>, versions: DocsVersion[]): NavLink[] {
  const own = latestFirst(requireVersions(versions, item.docsPluginId))
  const doc = own.flatMap(version => version.docs).find(({ id }) => id === item.docId)
  if (!doc) {
    if (own.some(version => version.draftIds.includes(item.docId))) return []
    const ids = own.flatMap(version => version.docs.map(({ id }) => id))
    const what = `Couldn't find any doc with id "${item.docId}" in ${nameVersions(own)}.`
    throw new SiteError({
      what: `${what}\nAvailable doc ids are:\n${bulletChoices(nearestFirst(item.docId, ids))}`,
    })
  }
  const paths = createAlternates(own)(item.docsPluginId, item.docId)
  const link = toLink({
    item,
    label: item.label ?? doc.id,
    href: doc.path,
    paths: own.length > 1 ? paths : undefined,
  })
  return [{ ...link, docId: doc.id, sidebarId: doc.sidebar, onlyWhenActive: doc.unlisted || undefined }]
}

export function resolveSidebarItem(item: Settings<'docSidebar'>, versions: DocsVersion[]): NavLink {
  const own = latestFirst(requireVersions(versions, item.docsPluginId))
  const found = own.flatMap(({ name, sidebars }) =>
    sidebars.filter(({ id }) => id === item.sidebarId).map(({ link }) => ({ name, link })),
  )
  if (found.length === 0) {
    const ids = own.flatMap(version => version.sidebars.map(({ id }) => id))
    const what = `Can't find any sidebar with id "${item.sidebarId}" in ${nameVersions(own)}.`
    throw new SiteError({
      what: `${what}\nAvailable sidebar ids are:\n${bulletChoices(nearestFirst(item.sidebarId, ids))}`,
    })
  }
  const linked = found.flatMap(({ name, link }) => (link ? [{ name, link }] : []))
  const first = linked[0]?.link
  if (!first) {
    const what = `DocSidebarNavbarItem: Sidebar with ID "${item.sidebarId}" doesn't have anything to be linked to.`
    throw new SiteError({ what, remedy: 'Put a document or a linked category into the sidebar.' })
  }
  const paths = Object.fromEntries(linked.map(({ name, link }) => [name, link.path]))
  const label = item.label ?? first.label
  const link = toLink({ item, label, href: first.path, paths: own.length > 1 ? paths : undefined })
  return { ...link, sidebarId: item.sidebarId }
}

export function resolveVersionItem(item: Settings<'docsVersion'>, versions: DocsVersion[]): NavDocsVersion {
  requireVersions(versions, item.docsPluginId)
  const { position, className, label, docsPluginId: pluginId } = item
  return { type: 'docsVersion', position, className, pluginId, label, href: item.to }
}

export function resolveVersionNames(
  item: Settings<'docsVersionDropdown'>,
  versions: DocsVersion[],
): string[] {
  const names = requireVersions(versions, item.docsPluginId).map(version => version.name)
  const unknown = item.versions?.find(name => !names.includes(name))
  if (unknown === undefined) return item.versions ?? names
  const what = `No docs version exist for name '${unknown}', please verify your 'docsVersionDropdown' navbar item versions config.`
  throw new SiteError({ what: `${what}\nAvailable version names:\n${bulletChoices(names)}` })
}

function toLink(input: {
  item: Settings<'doc' | 'docSidebar'>
  label: string
  href: string
  paths?: Record<string, string>
}): NavLink {
  const { item, label, href, paths } = input
  const { position, className, docsPluginId: pluginId } = item
  return {
    type: 'link',
    position,
    className,
    label,
    href,
    external: false,
    versions: paths && { pluginId, paths },
  }
}

function latestFirst(versions: DocsVersion[]): DocsVersion[] {
  return [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
}

function nameVersions(versions: DocsVersion[]): string {
  return `version${versions.length > 1 ? 's' : ''} "${versions.map(version => version.name).join(', ')}"`
}
