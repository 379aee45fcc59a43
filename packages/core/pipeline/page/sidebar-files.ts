import type { Content } from '../../content'
import type { SidebarNode } from '../../model'
import { contentHash } from '../project/hash'
import { blogSidebar } from '../project/lookups'
import { blogKey, versionKey } from './page-plan'

/** A sidebar in a separate file, so that bundle and pages do not grow with the site. */
export interface SidebarFile {
  /** `plugin/version/sidebar id`, or `blog` and its address. */
  key: string
  url: string
  json: string
}

export function makeSidebarFiles(content: Content, baseUrl: string): SidebarFile[] {
  const docs = content.versions.flatMap(version =>
    version.sidebars.map(({ id, nodes }) => sidebarFile(`${versionKey(version)}/${id}`, nodes, baseUrl)),
  )
  const blogs = content.blogs.map(blog => sidebarFile(blogKey(blog), blogSidebar(blog), baseUrl))
  return [...docs, ...blogs]
}

function sidebarFile(key: string, nodes: SidebarNode[], baseUrl: string): SidebarFile {
  const json = JSON.stringify(nodes)
  const name = key.replaceAll('/', '-').toLowerCase()
  return { key, json, url: `${baseUrl}assets/sidebar-${name}-${contentHash(json).slice(0, 8)}.json` }
}
