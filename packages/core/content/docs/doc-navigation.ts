import type { Doc, DocNavigation, DocsVersion, PageLink, SidebarNode } from '../../model'

interface Entry {
  path: string
  /** Undefined for pages that previous and next links skip. */
  link?: PageLink
  crumbs: DocNavigation['breadcrumbs']
}

/**
 * Indexes breadcrumbs and neighbours for all pages of a version once; the returned function looks up a document
 * or generated page by its address.
 */
export function createDocNavigation(version: DocsVersion): (path: string) => DocNavigation {
  const byId = new Map(version.docs.map(doc => [doc.id, doc]))
  const byPath = new Map(version.docs.map(doc => [doc.path, doc]))
  const indexes = new Map(version.generatedIndexes.map(index => [index.path, index.sidebar]))
  const walks = new Map(version.sidebars.map(({ id, nodes }) => [id, walkSidebar(nodes, byId)]))

  return path => {
    const doc = byPath.get(path)
    const walk = walks.get((doc ? doc.sidebar : indexes.get(path)) ?? '')
    const entry = walk?.entries.get(path)
    return {
      breadcrumbs: version.breadcrumbs ? (entry?.crumbs ?? []) : [],
      previous: pick(doc?.paginationPrev, walk?.before.get(path)),
      next: pick(doc?.paginationNext, walk?.after.get(path)),
    }
  }

  /** Front matter overrides the sidebar's neighbour; null removes the link. */
  function pick(asked: string | null | undefined, neighbour: PageLink | undefined): PageLink | undefined {
    if (asked === undefined) return neighbour
    const doc = asked === null ? undefined : byId.get(asked)
    return doc && !doc.unlisted ? toLink(doc, doc.title) : undefined
  }
}

function walkSidebar(nodes: SidebarNode[], byId: Map<string, Doc>) {
  const entries = new Map<string, Entry>()
  visit(nodes, [])
  const before = new Map<string, PageLink>()
  const after = new Map<string, PageLink>()
  const listed = [...entries.values()].filter(entry => entry.link)
  listed.forEach((entry, index) => {
    const previous = listed[index - 1]?.link
    const next = listed[index + 1]?.link
    if (previous) before.set(entry.path, previous)
    if (next) after.set(entry.path, next)
  })
  return { entries, before, after }

  function visit(list: SidebarNode[], above: DocNavigation['breadcrumbs']) {
    for (const node of list) {
      if (node.type === 'html') continue
      const crumbs = [...above, { label: node.label, path: node.href }]
      const doc = node.docId ? byId.get(node.docId) : undefined
      if (doc) add({ path: doc.path, link: linkOf(doc, node), crumbs })
      if (node.type !== 'category') continue
      if (!doc && node.href) add({ path: node.href, link: { title: node.label, path: node.href }, crumbs })
      visit(node.items, crumbs)
    }
  }

  function add(entry: Entry) {
    if (!entries.has(entry.path)) entries.set(entry.path, entry)
  }
}

function linkOf(doc: Doc, node: Exclude<SidebarNode, { type: 'html' }>): PageLink | undefined {
  if (doc.unlisted) return undefined
  return toLink(doc, node.type === 'category' ? doc.title : node.label)
}

function toLink(doc: Doc, label: string): PageLink {
  return { title: doc.paginationLabel ?? doc.sidebarLabel ?? label, path: doc.path }
}
