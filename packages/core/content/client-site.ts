import type { Site } from '../config'
import { type ClientDocs, type ClientSite, toPageHref } from '../model'
import type { Content } from './content'
import { mainDoc } from './docs/active-version'
import { resolveNavbar } from './resolve-navbar'

/** Returns the site data that the browser needs, the same for every page. */
export function toClientSite(site: Site, content: Content): ClientSite {
  const { title, logo, hideOnScroll } = site.navbar
  // Only the search index needs the older generations.
  const { generations: _, ...search } = site.search
  const { items } = resolveNavbar({ site, versions: content.versions, root: '' })
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    trailingSlash: site.trailingSlash ?? false,
    version: site.version,
    locale: site.locale,
    storageNamespace: site.storageNamespace,
    colorMode: site.colorMode,
    announcement: site.announcement,
    navbar: { title, logo, hideOnScroll, items },
    footer: {
      ...site.footer,
      columns: site.footer.columns.map(({ title, items }) => ({
        title,
        items: items.map(item => ({
          ...item,
          href: toPageHref(item.href, site.trailingSlash, site.baseUrl),
        })),
      })),
    },
    docs: site.docs.map(docs => toClientDocs(docs, content)),
    preferredVersionPersistence: site.preferredVersionPersistence,
    search,
    analytics: site.analytics,
    quotedSurfaces: site.quotedSurfaces,
    offline: site.offline,
    organizationName: site.organizationName,
    projectName: site.projectName,
    customFields: site.customFields,
  }
}

function toClientDocs({ id, routeBasePath }: Site['docs'][number], content: Content): ClientDocs {
  const own = content.versions.filter(version => version.pluginId === id)
  return {
    pluginId: id,
    path: routeBasePath,
    versions: own.map(version => ({
      name: version.name,
      label: version.label,
      isLast: version.isLast,
      path: version.path,
      mainPath: mainDoc(version)?.path ?? version.path,
    })),
  }
}
