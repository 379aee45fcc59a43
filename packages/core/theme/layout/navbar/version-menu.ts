import type { ClientDocs, NavDocsVersionDropdown, NavLink, PageBlock } from '../../../model'

export interface MenuLink {
  link: NavLink
  active?: boolean
  version?: string
}

/**
 * Lists the entries of the version dropdown: each links to this document in the version, or to the version's
 * main document.
 */
export function listVersionLinks(of: {
  item: NavDocsVersionDropdown
  docs: Pick<ClientDocs, 'versions'>
  page: PageBlock
  activeVersion?: string
}): MenuLink[] {
  const { item, docs, page, activeVersion } = of
  const versions = item.versions.map((name): MenuLink => {
    const version = docs.versions.find(candidate => candidate.name === name)
    if (!version) throw unknownVersion(name, docs)
    const href = (page.docs?.pluginId === item.pluginId && page.docs.alternates[name]) || version.mainPath
    const link = {
      type: 'link',
      label: version.label,
      href,
      external: false,
      position: item.position,
    } as const
    return { link, active: name === activeVersion, version: name }
  })
  return [...item.before.map(link => ({ link })), ...versions, ...item.after.map(link => ({ link }))]
}

function unknownVersion(name: string, docs: Pick<ClientDocs, 'versions'>): Error {
  const names = docs.versions.map(version => `- ${version.name}`).join('\n')
  return new Error(
    `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n${names}`,
  )
}
