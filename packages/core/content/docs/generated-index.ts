import type { Doc, DocsVersion, GeneratedIndex, SidebarNode } from '../../model'

interface IndexInput {
  path: string
  link: { title?: string; description?: string; image?: string; keywords: string[] }
  node: Extract<SidebarNode, { type: 'category' }>
  sidebar: string
  version: { name: string }
  docs: Map<string, Doc>
}

export function toGeneratedIndex({ path, link, node, sidebar, version, docs }: IndexInput): GeneratedIndex {
  return {
    version: version.name,
    path,
    sidebar,
    title: link.title ?? node.label,
    description: link.description,
    image: link.image,
    keywords: link.keywords,
    items: node.items.flatMap(item => toEntry(item, docs)),
  }
}

/** Returns the siblings of a document in its category, or the items of the category that links to it. */
export function entriesAround(version: DocsVersion, path: string): GeneratedIndex['items'] {
  const docs = new Map(version.docs.map(doc => [doc.id, doc]))
  const doc = version.docs.find(candidate => candidate.path === path)
  const nodes = version.sidebars.find(({ id }) => id === doc?.sidebar)?.nodes ?? []
  const items = findCategory(nodes, doc?.id) ?? nodes
  return items
    .filter(item => item.type === 'html' || item.docId === undefined || item.docId !== doc?.id)
    .flatMap(item => toEntry(item, docs))
}

function findCategory(nodes: SidebarNode[], docId: string | undefined): SidebarNode[] | undefined {
  for (const node of nodes) {
    if (node.type !== 'category') continue
    if (node.docId === docId) return node.items
    const inside = findCategory(node.items, docId)
    if (inside) return inside
    if (node.items.some(item => item.type === 'link' && item.docId === docId)) return node.items
  }
  return undefined
}

function toEntry(item: SidebarNode, docs: Map<string, Doc>): GeneratedIndex['items'] {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted)) return []
  if (item.type === 'link') {
    const { label, href, external, docId } = item
    return [{ label, href, external, description: docId ? docs.get(docId)?.description : undefined }]
  }
  const href = item.href ?? firstHref(item.items)
  if (!href) return []
  const count = item.items.filter(child => child.type !== 'html' && !isUnlisted(child)).length
  const description = item.description ?? (item.docId ? docs.get(item.docId)?.description : undefined)
  return [{ label: item.label, href, external: false, description, count }]
}

function firstHref(items: SidebarNode[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html' || isUnlisted(item)) continue
    const href = item.href ?? (item.type === 'category' ? firstHref(item.items) : undefined)
    if (href) return href
  }
  return undefined
}

function isUnlisted(item: SidebarNode): boolean {
  return item.type === 'link' && item.unlisted === true
}
