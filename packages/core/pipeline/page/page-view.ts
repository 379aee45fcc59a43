import { blogTrail, versionNotice } from '../../content'
import {
  absoluteUrl,
  type BlogPost,
  type DocBadge,
  type PageContent,
  type TocItem,
  twinPath,
} from '../../model'
import type { BlogLookup, Lookups, VersionLookup } from '../project/lookups'
import type { Project } from '../project/project'

type View<Kind extends PageContent['kind']> = Extract<PageContent, { kind: Kind }>

interface ArticlePart {
  html: string
  toc: TocItem[]
}

export function viewDoc(of: {
  project: Project
  lookups: Lookups
  at: VersionLookup
  path: string
  article: ArticlePart
  badge: DocBadge | undefined
}): View<'doc'> {
  const { project, lookups, at, path, article, badge } = of
  const doc = at.docs.get(path)!
  const alternates = lookups.alternates(at.version.pluginId, doc.id)
  return {
    kind: 'doc',
    path,
    title: doc.title,
    description: doc.description,
    html: article.html,
    toc: doc.hideToc ? [] : tocWithin(article.toc, doc.tocLevels),
    showTitle: doc.showTitle,
    badge,
    navigation: at.navigation(path),
    editUrl: doc.editUrl,
    reportUrl: fillTemplate(project.site.reportUrl, {
      title: doc.title,
      path,
      url: absoluteUrl(project.clientSite, path),
    }),
    lastUpdate: doc.lastUpdate,
    markdownUrl: twinPath(path),
    unlisted: doc.unlisted,
    draft: doc.draft,
    tags: doc.tags,
    ...versionNotice({ versions: project.content.versions, version: at.version, alternates }),
  }
}

export function viewPost(of: { at: BlogLookup; post: BlogPost; article: ArticlePart }): View<'post'> {
  const { at, post, article } = of
  return {
    kind: 'post',
    path: post.path,
    title: post.title,
    description: post.description,
    breadcrumbs: blogTrail(at.blog, post.title),
    html: article.html,
    toc: post.hideToc ? [] : tocWithin(article.toc, post.tocLevels),
    post: at.viewPost(post),
    editUrl: post.editUrl,
    lastUpdate: post.lastUpdate,
    markdownUrl: twinPath(post.path),
    unlisted: post.unlisted,
  }
}

export function tocWithin(toc: TocItem[], { min, max }: { min: number; max: number }): TocItem[] {
  return toc.filter(({ level }) => level >= min && level <= max)
}

/** Letters of all scripts stay unencoded, which makes addresses a third as long. */
function fillTemplate(template: string | undefined, values: Record<string, string>): string | undefined {
  const encode = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, encodeURIComponent)
  return template?.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? ''))
}
