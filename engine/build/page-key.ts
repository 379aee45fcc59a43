import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const { content, client, server, codeLinks, samples, site, mode } = project
  // Links may lead anywhere, so a page that moves touches all pages; an edited one touches itself.
  const common = contentHash(
    JSON.stringify([client, server.hash, codeLinks, samples, mode, site, project.clientSite]),
    JSON.stringify([...content.files]),
  )
  const lookups = createLookups(project)
  const sources = new Map<string, string>()
  const sourceHash = (source: string): string => {
    const known = sources.get(source)
    if (known) return known
    const file = join(project.siteDir, source)
    const { partials, modules } = partialsOf(project, file)
    const parts = [file, ...partials].map(path => (existsSync(path) ? readFileSync(path) : ''))
    const hash = contentHash(...parts, ...modules.map(path => project.modules[path]?.hash ?? ''))
    sources.set(source, hash)
    return hash
  }
  return plan =>
    contentHash(common, JSON.stringify(plan), ...describePage(project, lookups, plan, sourceHash))
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
      const doc = lookups.versions.get(plan.version)!.docs.get(plan.path)!
      return [
        sourceHash(doc.source),
        JSON.stringify(doc),
        sidebarUrls[`${plan.version}/${doc.sidebar}`] ?? '',
      ]
    }
    case 'generated-index': {
      const index = lookups.versions.get(plan.version)!.indexes.get(plan.path)!
      return [JSON.stringify(index), sidebarUrls[`${plan.version}/${index.sidebar}`] ?? '']
    }
    case 'component':
      return [sourceHash(plan.file), modules[join(siteDir, plan.file)]?.hash ?? '']
    case 'search':
    case 'not-found':
      return []
    default:
      return [JSON.stringify(content.blog), ...content.blog!.posts.map(({ source }) => sourceHash(source))]
  }
}
