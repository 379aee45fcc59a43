import { useDocs, usePage, useSite } from 'inkstone/client'
import { type ClientDocs, type PagePlace, type SidebarNode, withBase } from 'inkstone/model'

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

/** Returns active, preferred and latest version, without duplicates. */
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

/** Returns the document around a component; browsers only have some of its metadata. */
export function useDoc() {
  const { docId, docs, path, document }: PagePlace = usePage()
  const { baseUrl } = useSite()
  if (!docId) throw new Error('useDoc() is for components on documents, and this page is none')
  const known = { id: docId, permalink: withBase(baseUrl, path), version: docs?.version }
  if (!document) {
    const frontMatter = withWarnings({}, 'useDoc().frontMatter')
    return { metadata: withWarnings(known, 'useDoc().metadata'), frontMatter }
  }
  const { title, description, source, sidebar, tags, draft, unlisted, editUrl, frontMatter, ...doc } =
    document()
  const metadata = {
    ...known,
    ...{ title, description, sidebar, tags, draft, unlisted, editUrl, frontMatter },
    source: `@site/${source}`,
    sidebarPosition: doc.sidebarPosition,
    lastUpdatedAt: doc.lastUpdate?.date && Date.parse(doc.lastUpdate.date),
    lastUpdatedBy: doc.lastUpdate?.author,
  }
  // In Docusaurus, missing front matter fields are undefined as well.
  return { metadata: withWarnings(metadata, 'useDoc().metadata'), frontMatter }
}

export function useDocsVersion() {
  const { docs, documents }: PagePlace = usePage()
  const { active, pluginId } = useDocs(docs?.pluginId)
  if (!active) throw new Error('useDocsVersion() is for components on documents, and this page is none')
  const { name: version, label, isLast } = active
  const known = { pluginId, version, label, isLast }
  if (!documents) return withWarnings(known, 'useDocsVersion()')
  const all = {
    get docs() {
      const listed = documents!().map(({ id, title, description, sidebar }) => [
        id,
        { id, title, description, sidebar },
      ])
      return Object.fromEntries(listed)
    },
  }
  return withWarnings(Object.assign(all, known), 'useDocsVersion()')
}

/** Returns the entries next to the document in its sidebar category. */
export function useCurrentSidebarCategory() {
  const { baseUrl } = useSite()
  const { category, sidebarNodes, path, docId } = usePlace('useCurrentSidebarCategory')
  const items = category!().map(({ href, ...entry }) => ({
    type: entry.count === undefined ? 'link' : 'category',
    ...entry,
    href: entry.external ? href : withBase(baseUrl, href),
  }))
  const around = () => findCategory(sidebarNodes?.()?.nodes ?? [], { path, docId })
  const known = {
    type: 'category',
    items,
    get label() {
      return around()?.label
    },
    get description() {
      return around()?.description
    },
    get href() {
      const href = around()?.href
      return href && withBase(baseUrl, href)
    },
  }
  return withWarnings(known, 'useCurrentSidebarCategory()')
}

type CategoryNode = Extract<SidebarNode, { type: 'category' }>

/** Finds the category that links to a page, or else the one that contains it. */
function findCategory(nodes: SidebarNode[], at: { path: string; docId?: string }): CategoryNode | undefined {
  for (const node of nodes) {
    if (node.type !== 'category') continue
    const isHere = node.items.some(item => item.type === 'link' && item.docId === at.docId)
    const found = node.href === at.path ? node : (findCategory(node.items, at) ?? (isHere ? node : undefined))
    if (found) return found
  }
  return undefined
}

export function useDocsSidebar() {
  const { baseUrl } = useSite()
  const sidebar = usePlace('useDocsSidebar').sidebarNodes!()
  return sidebar ? { name: sidebar.id, items: withBases(sidebar.nodes, baseUrl) } : null
}

/** An item in the form of `useDocsSidebar`. */
interface SidebarItem {
  type: string
  href?: string
  items?: SidebarItem[]
}

/** Finds the first matching category at any depth. */
export function findSidebarCategory(
  items: SidebarItem[],
  isMeant: (category: SidebarItem) => boolean,
): SidebarItem | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue
    const found = isMeant(item) ? item : findSidebarCategory(item.items ?? [], isMeant)
    if (found) return found
  }
  return undefined
}

/** Returns an item's link: for a category without a page, that of its first page. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type !== 'category' || item.href) return item.href
  for (const inner of item.items ?? []) {
    const href = findFirstSidebarItemLink(inner)
    if (href) return href
  }
  return undefined
}

/** Returns the items that a list of cards shows: those with a link. */
export function filterDocCardListItems<Item extends SidebarItem>(items: Item[]): Item[] {
  return items.filter(item => item.type !== 'html' && findFirstSidebarItemLink(item))
}

function withBases(nodes: SidebarNode[], baseUrl: string): object[] {
  return nodes.map(node => {
    if (node.type === 'html') return { type: node.type, value: node.html }
    if (node.type === 'link') return node.external ? node : { ...node, href: withBase(baseUrl, node.href) }
    const href = node.href && withBase(baseUrl, node.href)
    return { ...node, href, items: withBases(node.items, baseUrl) }
  })
}

/** Returns the page with sidebar data, which is only available at build time. */
function usePlace(hook: string): PagePlace {
  const page: PagePlace = usePage()
  if (page.category) return page
  throw new Error(
    `${hook}() knows the sidebar of documents, and at build time only: call it in the document, or in a component whose file ends in .static.tsx`,
  )
}

export function useAllDocsData() {
  return Object.fromEntries(useSite().docs.map(docs => [docs.pluginId, docsData(docs)]))
}

export function useDocsData(pluginId?: string) {
  return docsData(useDocs(pluginId))
}

/** Leaves out the list of all documents, which browsers do not have: it would grow with the site. */
function docsData({ pluginId, path, versions }: ClientDocs) {
  return {
    pluginId,
    path,
    versions: versions.map(version => withWarnings({ ...version }, 'a version of useDocsData()')),
  }
}

/** Throws on unknown fields, instead of returning undefined. */
function withWarnings<Facts extends object>(facts: Facts, name: string): Facts & Record<string, unknown> {
  return new Proxy(facts as Facts & Record<string, unknown>, {
    get(known, key) {
      if (key in known || typeof key === 'symbol' || key === 'toJSON') return Reflect.get(known, key)
      const choices = Object.keys(known).join(', ') || 'nothing'
      throw new Error(
        `${name} has no "${key}" here, only: ${choices}. Give it to the component by a prop: <Component ${key}={frontMatter.${key}} />`,
      )
    },
  })
}
