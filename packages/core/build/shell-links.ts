import { isExternal, type NavItem, type SidebarNode, withBase } from '../model'
import { join, relative } from '../paths'
import type { Project } from '../pipeline'
import type { LinkSource } from './check-links'

/** Lists the links of navbar, footer and sidebars, by the file that defines them. */
export function listShellLinks({
  root,
  siteDir,
  site,
  clientSite,
  content,
  ownFooter,
}: Project): LinkSource[] {
  const { navbar, footer } = clientSite
  const home = navbar.logo?.href ?? '/'
  const footerLinks = footer.columns.flatMap(({ items }) => items.map(({ href }) => href))
  const toSource = (file: string, hrefs: string[]): LinkSource => ({
    path: '/',
    source: relative(root, file),
    facts: {
      links: [...new Set(hrefs)]
        .filter(href => !isExternal(href))
        .map(href => ({ href: withBase(site.baseUrl, href), kind: 'link' })),
    },
  })
  const sidebars = content.versions.flatMap(({ pluginId, name, sidebars }) => {
    const docs = site.docs.find(({ id }) => id === pluginId)
    const file = docs?.versions.find(version => version.name === name)?.sidebarFile
    return file
      ? [
          toSource(
            join(siteDir, file),
            sidebars.flatMap(({ nodes }) => sidebarHrefs(nodes)),
          ),
        ]
      : []
  })
  const own = ownFooter
    ? [{ path: '/', source: relative(root, ownFooter.file), facts: { links: ownFooter.links } }]
    : []
  return [
    toSource(site.configFile, [home, ...navbar.items.flatMap(navHrefs), ...footerLinks]),
    ...sidebars,
    ...own,
  ]
}

/** Entries of a language menu are links to other sites. */
function navHrefs(item: NavItem): string[] {
  if (item.type === 'link') return [item.href]
  if (item.type === 'docsVersion') return item.href ? [item.href] : []
  if (item.type === 'docsVersionDropdown') return [...item.before, ...item.after].flatMap(navHrefs)
  if (item.type === 'dropdown') return [...(item.href ? [item.href] : []), ...item.items.flatMap(navHrefs)]
  return []
}

function sidebarHrefs(nodes: SidebarNode[]): string[] {
  return nodes.flatMap(node => {
    if (node.type === 'html') return []
    const own = node.href ? [node.href] : []
    return node.type === 'category' ? [...own, ...sidebarHrefs(node.items)] : own
  })
}
