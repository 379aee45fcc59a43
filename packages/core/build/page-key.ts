import { readFileSync } from 'node:fs'
import type { Places, Resolver } from '../config'
import type { CompiledPage } from '../markdown'
import { join, relative } from '../paths'
import {
  contentHash,
  createLookups,
  findSheet,
  type Lookups,
  type PagePlan,
  type Project,
  partsOf,
  sheetFiles,
} from '../pipeline'
import type { PageRecord } from './page-record'

export interface PageKeys {
  of(plan: PagePlan): string
  /** Adds what the rendering of the page has used in addition. */
  with(key: string, used: Pick<PageRecord, 'components' | 'lists' | 'plan'>): string
}

export function createPageKeys(project: Project, resolver: Resolver): PageKeys {
  const { content, client, server, config, site, mode, siteDir } = project
  const common = contentHash(
    JSON.stringify([
      client,
      server.hash,
      config.hash,
      mode,
      site,
      project.clientSite,
      project.inlineScripts,
      project.cardLogo,
      Object.entries(project.parts).map(([name, file]) => [name, project.modules[file]?.hash]),
    ]),
  )
  const lookups = createLookups(project)
  const sheetHash = createSheetHashes({ root: project.root, resolver })
  const components = listComponents(project, sheetHash)
  const sources = new Map<string, string>()
  const sourceHash = (source: string): string => {
    const known = sources.get(source)
    if (known) return known
    const { modules, scope } = project
    const parts = partsOf({ resolver, sources: content.sources, modules, scope }, [source])
    const used = parts.sources.flatMap(page => page.components.flatMap(name => components.get(name) ?? []))
    const hash = contentHash(
      JSON.stringify(content.frontMatter.get(source) ?? null),
      ...parts.sources.map(page => describeSource(page, content.files)),
      ...parts.modules.flatMap(({ file }) => [project.modules[file]?.hash ?? '', sheetHash(file)]),
      ...parts.files.map(file => readFileSync(file)),
      ...used,
    )
    sources.set(source, hash)
    return hash
  }
  /** Returns the hash of a module with the Markdown that it embeds. */
  const moduleHash = (file: string): string => {
    const module = project.modules[file]
    const shown = module?.pages.map(page => sourceHash(relative(siteDir, page))) ?? []
    return contentHash(module?.hash ?? '', sheetHash(file), ...shown)
  }
  const usedHash = (name: string) =>
    contentHash(components.get(name) ?? '', moduleHash(project.scope[name]?.file ?? ''))
  /** Returns the data of listed entries, such as descriptions, which are in other sources. */
  const listed = ({ plan, lists }: Pick<PageRecord, 'plan' | 'lists'>) => {
    if (plan.kind !== 'doc') return []
    const at = lookups.versions.get(plan.version)
    return lists.map(kind =>
      JSON.stringify(kind === 'category' ? at?.entriesAround(plan.path) : at?.version.docs),
    )
  }
  return {
    of: plan =>
      contentHash(
        common,
        JSON.stringify(plan),
        ...describePage(project, lookups, plan, { sourceHash, moduleHash }),
      ),
    with: (key, used) => contentHash(key, ...used.components.map(usedHash), ...listed(used)),
  }
}

/** Serializes a source with the addresses of its links. */
function describeSource(page: CompiledPage, routes: Map<string, string>): string {
  const addresses = page.links.map(({ target }) => routes.get(target))
  return JSON.stringify([page, addresses])
}

/** Returns hashes of the components that pages use without an import, by name. */
function listComponents(
  { scope, modules }: Project,
  sheetHash: (file: string) => string,
): Map<string, string> {
  return new Map(
    Object.entries(scope).map(([name, { file, exported }]) => [
      name,
      contentHash(file, exported, modules[file]?.hash ?? '', sheetHash(file)),
    ]),
  )
}

/** Returns a function for the hash of the stylesheet beside a component. */
function createSheetHashes(places: Places): (component: string) => string {
  const known = new Map<string, string>()
  return component => {
    const file = findSheet(component)
    if (!file) return ''
    const hash = known.get(file) ?? contentHash(...sheetFiles(places, file).map(read => readFileSync(read)))
    known.set(file, hash)
    return hash
  }
}

function describePage(
  project: Project,
  lookups: Lookups,
  plan: PagePlan,
  { sourceHash, moduleHash }: Record<'sourceHash' | 'moduleHash', (file: string) => string>,
): string[] {
  const { content, sidebarUrls, siteDir } = project
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
      if (content.sources.has(plan.file))
        return [sourceHash(plan.file), JSON.stringify(content.standalone.get(plan.file))]
      return [moduleHash(join(siteDir, plan.file))]
    case 'search':
    case 'not-found':
      return []
    case 'post': {
      const { posts, viewPost } = lookups.blogs.get(plan.blog)!
      const post = posts.get(plan.path)!
      return [sourceHash(post.source), JSON.stringify([post, viewPost(post)]), sidebarUrls[plan.blog] ?? '']
    }
    case 'post-list': {
      const list = lookups.blogs.get(plan.blog)!.lists.get(plan.path)!
      return [
        JSON.stringify(list),
        sidebarUrls[plan.blog] ?? '',
        ...list.posts.map(({ source }) => sourceHash(source)),
      ]
    }
    default:
      return [JSON.stringify(lookups.blogs.get(plan.blog)!.blog)]
  }
}
