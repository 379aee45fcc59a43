import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  contentHash,
  createLookups,
  type Lookups,
  type PagePlan,
  type Project,
  partialsOf,
} from '../pipeline'

/** Computes, for each page, a hash of everything it is made of. */
export function createPageKeys(project: Project): (plan: PagePlan) => string {
  const { content, client, server, codeLinks, extension, site, mode } = project
  // Links may lead anywhere, so a page that moves touches all pages; an edited one touches itself.
  const common = contentHash(
    JSON.stringify([
      client,
      server.hash,
      codeLinks,
      extension?.hash,
      mode,
      site,
      project.clientSite,
      project.inlineScripts,
    ]),
    JSON.stringify([...content.files]),
    // The engine's bundle names its parts by their content: the file this runs in stands for all of it.
    readFileSync(new URL(import.meta.url)),
  )
  const lookups = createLookups(project)
  const components = listTags(project)
  const sources = new Map<string, string>()
  const sourceHash = (source: string): string => {
    const known = sources.get(source)
    if (known) return known
    const file = join(project.siteDir, source)
    const { partials, modules } = partialsOf(project, file)
    const parts = [file, ...partials].map(path => (existsSync(path) ? readFileSync(path, 'utf8') : ''))
    const used = components.filter(({ tag }) => parts.some(part => part.includes(tag)))
    const hash = contentHash(
      ...parts,
      ...modules.map(path => project.modules[path]?.hash ?? ''),
      ...used.map(component => component.hash),
    )
    sources.set(source, hash)
    return hash
  }
  return plan =>
    contentHash(common, JSON.stringify(plan), ...describePage(project, lookups, plan, sourceHash))
}

/** Components that pages use without an import, by how they begin in a source. */
function listTags({ siteDir, modules }: Project): { tag: string; hash: string }[] {
  const dir = join(siteDir, 'components')
  return Object.entries(modules)
    .filter(([file]) => dirname(file) === dir)
    .map(([file, { hash }]) => ({ tag: `<${basename(file).replace(/\..*$/, '')}`, hash }))
}

function describePage(
  project: Project,
  lookups: Lookups,
  plan: PagePlan,
  sourceHash: (source: string) => string,
): string[] {
  const { content, sidebarUrls, modules, siteDir } = project
  switch (plan.kind) {
    case 'doc': {
      const { docs, navigation } = lookups.versions.get(plan.version)!
      const doc = docs.get(plan.path)!
      return [
        sourceHash(doc.source),
        JSON.stringify([doc, navigation(plan.path)]),
        sidebarUrls[`${plan.version}/${doc.sidebar}`] ?? '',
      ]
    }
    case 'generated-index': {
      const { indexes, navigation } = lookups.versions.get(plan.version)!
      const index = indexes.get(plan.path)!
      return [
        JSON.stringify([index, navigation(plan.path)]),
        sidebarUrls[`${plan.version}/${index.sidebar}`] ?? '',
      ]
    }
    case 'component':
      return [sourceHash(plan.file), modules[join(siteDir, plan.file)]?.hash ?? '']
    case 'search':
    case 'not-found':
      return []
    case 'post': {
      const post = lookups.posts.get(plan.path)!
      return [sourceHash(post.source), JSON.stringify([post, lookups.viewPost(post)]), sidebarUrls.blog ?? '']
    }
    case 'post-list': {
      const list = lookups.lists.get(plan.path)!
      return [
        JSON.stringify(list),
        sidebarUrls.blog ?? '',
        ...list.posts.map(({ source }) => sourceHash(source)),
      ]
    }
    default:
      return [JSON.stringify(content.blog)]
  }
}
