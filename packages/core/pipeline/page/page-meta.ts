import {
  absoluteUrl,
  type ClientSite,
  formatTitle,
  type PageBlock,
  type PageContent,
  type PageHead,
} from '../../model'
import type { Lookups } from '../project/lookups'
import type { Project } from '../project/project'
import type { PagePlan } from './page-plan'

const KIND_CLASSES: Record<PageContent['kind'], string> = {
  doc: 'docs-wrapper docs-doc-page',
  'generated-index': 'docs-wrapper docs-category-page',
  post: 'blog-wrapper blog-post-page',
  'post-list': 'blog-wrapper blog-list-page',
  archive: 'blog-wrapper blog-archive-page',
  tags: 'blog-wrapper blog-tags-page',
  authors: 'blog-wrapper blog-authors-page',
  component: 'custom-page',
  search: 'search-page-wrapper',
  'not-found': 'not-found-page',
}

export function makeBlock(of: {
  project: Project
  lookups: Lookups
  plan: PagePlan
  content: PageContent
}): PageBlock {
  const { project, plan, content } = of
  const base: PageBlock = {
    build: project.client.build,
    path: content.path,
    title: documentTitle(project.clientSite, content),
    htmlClass: KIND_CLASSES[content.kind],
    searchTag: content.kind === 'post-list' || content.kind === 'archive' ? 'blog_posts_list' : 'default',
  }
  if ('version' in plan) return { ...base, ...docsPart(of.project, of.lookups, plan) }
  // The archive lists the same posts as the sidebar.
  if (content.kind === 'archive') return base
  const blogUrl = 'blog' in plan && project.sidebarUrls[plan.blog]
  if (base.htmlClass.startsWith('blog-wrapper') && blogUrl)
    return { ...base, sidebar: { id: plan.blog, url: blogUrl } }
  return base
}

function docsPart(
  project: Project,
  lookups: Lookups,
  { version: key, path, kind }: Extract<PagePlan, { version: string }>,
): Partial<PageBlock> {
  const { version, docs, indexes } = lookups.versions.get(key)!
  const doc = docs.get(path)
  const sidebar = doc ? doc.sidebar : indexes.get(path)?.sidebar
  const url = sidebar && project.sidebarUrls[`${key}/${sidebar}`]
  const classes = [
    KIND_CLASSES[kind],
    `plugin-docs plugin-id-${version.pluginId} docs-version-${version.name}`,
  ]
  return {
    htmlClass: [...classes, ...(doc ? [`docs-doc-id-${doc.id}`] : [])].join(' '),
    sidebar: sidebar && url ? { id: sidebar, url } : undefined,
    docId: doc?.id,
    docs: {
      pluginId: version.pluginId,
      version: version.name,
      alternates:
        doc && project.content.versions.length > 1 ? lookups.alternates(version.pluginId, doc.id) : {},
    },
    searchTag: `docs-${version.pluginId}-${version.name}`,
  }
}

export function makeHead(project: Project, content: PageContent, extra: Partial<PageHead>): PageHead {
  const { clientSite: site, site: config } = project
  const image = extra.image ?? config.socialImage
  return {
    keywords: [],
    noindex:
      content.kind === 'not-found' ||
      content.kind === 'search' ||
      ('unlisted' in content && content.unlisted),
    ogType: content.kind === 'post' ? 'article' : 'website',
    jsonLd: jsonLd(site, content),
    description: content.description,
    ...extra,
    title: documentTitle(site, content),
    canonical: absoluteUrl(site, content.path),
    image: image && (/^https?:/.test(image) ? image : absoluteUrl(site, image)),
  }
}

/** Returns "{page} | {site}", or the site's title and tagline for the home page. */
function documentTitle(site: ClientSite, { title, path }: { title: string; path: string }): string {
  if (path === '/') return site.tagline ? `${site.title} · ${site.tagline}` : site.title
  return formatTitle(title, site.title)
}

function jsonLd(site: ClientSite, content: PageContent): object[] {
  if (content.kind === 'doc' || content.kind === 'generated-index') {
    const crumbs = content.navigation.breadcrumbs.filter(crumb => crumb.path)
    if (crumbs.length === 0) return []
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: absoluteUrl(site, path!),
        })),
      },
    ]
  }
  if (content.kind === 'post') return [posting(site, content.post, content.description)]
  if (content.kind === 'post-list') {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        '@id': absoluteUrl(site, content.path),
        name: content.title,
        blogPost: content.posts.map(post => posting(site, post)),
      },
    ]
  }
  return []
}

function posting(
  site: ClientSite,
  post: { path: string; title: string; date: string; authors: { name: string; url?: string }[] },
  description?: string,
): object {
  const url = absoluteUrl(site, post.path)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    description,
    datePublished: post.date,
    author: post.authors.map(({ name, url }) => ({ '@type': 'Person', name, url })),
  }
}
