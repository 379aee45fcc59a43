import { archiveYears, blogTrail, feedsOf, type StandalonePage } from '../../content'
import { type BlogPost, type Doc, formatTitle } from '../../model'
import { fillCards } from '../article/fill-places'
import { type AboutPage, type Article, renderExcerpt } from '../article/render-article'
import type { BlogLookup } from '../project/lookups'
import { draftModule } from './draft-module'
import { renderWithImage } from './page-image'
import type { PagePlan } from './page-plan'
import type { Draft, ListedEntries, PageTools } from './page-tools'
import { tocWithin, viewDoc, viewPost } from './page-view'

export async function draftPage(tools: PageTools, plan: PagePlan): Promise<Draft> {
  const { project, lookups, app } = tools
  const { path } = plan
  switch (plan.kind) {
    case 'doc':
    case 'post':
      return draftWritten(tools, plan)
    case 'component':
      return project.content.standalone.has(plan.file)
        ? draftWritten(tools, plan)
        : draftModule(tools, path, plan.file)
    case 'generated-index': {
      const at = lookups.versions.get(plan.version)!
      const found = at.indexes.get(path)!
      // The list of all tags gets its title from the interface texts.
      const index = { ...found, title: found.title || app.titles.tags }
      const { title, description, keywords, image } = index
      const navigation = at.navigation(path)
      return {
        content: { kind: plan.kind, path, title, description, index, navigation },
        head: { keywords, image },
      }
    }
    case 'post-list':
      return draftList(tools, lookups.blogs.get(plan.blog)!, path)
    case 'archive': {
      const { blog } = lookups.blogs.get(plan.blog)!
      return {
        content: {
          kind: 'archive',
          path,
          title: app.titles.archive,
          description: app.titles.archive,
          breadcrumbs: blogTrail(blog, app.titles.archive),
          years: archiveYears(blog),
          feedPath: feedsOf([blog])[0]?.path,
        },
      }
    }
    case 'tags': {
      const { blog } = lookups.blogs.get(plan.blog)!
      const tags = blog.tags.map(({ tag, posts }) => ({ ...tag, count: posts.length }))
      return { content: { kind: 'tags', path, title: app.titles.tags, tags } }
    }
    case 'authors': {
      const { blog } = lookups.blogs.get(plan.blog)!
      const authors = blog.authors.map(({ author, posts }) => ({
        name: author.name,
        path: author.path!,
        count: posts.length,
      }))
      return { content: { kind: 'authors', path, title: app.titles.authors, authors } }
    }
    case 'search':
      return { content: { kind: 'search', path, title: app.titles.search } }
    case 'not-found':
      return { content: { kind: 'not-found', path, title: app.titles.notFound } }
  }
}

type WrittenPlan = Extract<PagePlan, { kind: 'doc' | 'post' | 'component' }>

/** Drafts a page from Markdown. */
async function draftWritten(tools: PageTools, plan: WrittenPlan): Promise<Draft> {
  const { project, lookups, app } = tools
  const { path } = plan
  const lists = new Set<ListedEntries>()
  const { page, about } = findWritten(tools, plan, lists)
  const { source, keywords } = page
  const { article, image } = await renderWithImage(tools, page, about)
  const { category } = about.place
  const html = category ? fillCards(article.html, () => app.renderEntries(category())) : article.html
  const { toc } = article.facts
  const draft = { article: { ...article, html }, source, lists: [...lists] }
  if (plan.kind === 'doc') {
    const at = lookups.versions.get(plan.version)!
    const badge = tools.hooks.badge?.(at.docs.get(path)!.fields)
    const content = viewDoc({ project, lookups, at, path, article: { html, toc }, badge })
    return { ...draft, content, head: { keywords, image } }
  }
  if (plan.kind === 'post') {
    const at = lookups.blogs.get(plan.blog)!
    const post = at.posts.get(path)!
    const meta = {
      published: post.date,
      authors: post.authors.flatMap(({ url }) => url ?? []),
      tags: post.tags.map(({ label }) => label),
    }
    const content = viewPost({ at, post, article: { html, toc } })
    const title = post.titleMeta && formatTitle(post.titleMeta, project.site.title)
    return { ...draft, content, head: { keywords, image, article: meta, ...(title && { title }) } }
  }
  const {
    title = project.site.title,
    description,
    unlisted,
    hideToc,
    tocLevels,
  } = project.content.standalone.get(source)!
  return {
    ...draft,
    content: {
      kind: 'component',
      path,
      title,
      description,
      html,
      toc: hideToc ? [] : tocWithin(toc, tocLevels),
    },
    head: { keywords, image, ...(unlisted && { noindex: true }) },
  }
}

/**
 * Returns a page's Markdown and the data its components may query; queries of other documents are added to
 * `lists`.
 */
function findWritten(
  { project, lookups }: PageTools,
  plan: WrittenPlan,
  lists: Set<ListedEntries>,
): { page: Doc | BlogPost | (StandalonePage & { source: string }); about: AboutPage } {
  const { path } = plan
  const place = { path }
  if (plan.kind === 'component')
    return { page: { ...project.content.standalone.get(plan.file)!, source: plan.file }, about: { place } }
  if (plan.kind === 'post') return { page: lookups.blogs.get(plan.blog)!.posts.get(path)!, about: { place } }
  const { docs, version, sidebars, entriesAround } = lookups.versions.get(plan.version)!
  const doc = docs.get(path)!
  const { id, title, description, sidebar = '' } = doc
  const { pluginId, name } = version
  const nodes = sidebars.get(sidebar)
  return {
    page: doc,
    about: {
      fallback: { title, description },
      place: {
        path,
        docId: id,
        docs: { pluginId, version: name, alternates: lookups.alternates(pluginId, id) },
        category() {
          lists.add('category')
          return entriesAround(path)
        },
        sidebarNodes: () => nodes && { id: sidebar, nodes },
        document: () => ({ ...doc, frontMatter: project.content.frontMatter.get(doc.source) ?? {} }),
        documents() {
          lists.add('version')
          return version.docs
        },
      },
    },
  }
}

async function draftList(tools: PageTools, at: BlogLookup, path: string): Promise<Draft> {
  const { title, description: own, posts, newerPath, olderPath, of } = at.lists.get(path)!
  const articles: Article[] = []
  const views = []
  for (const post of posts) {
    const article = await renderExcerpt(tools, post.source)
    articles.push(article)
    views.push({ ...at.viewPost(post), excerptHtml: article.html, truncated: post.truncated })
  }
  const { archivePath } = at.blog
  const description = of ? (own ?? title) : at.blog.description
  return {
    content: {
      kind: 'post-list',
      path,
      title,
      description,
      posts: views,
      of,
      newerPath,
      olderPath,
      archivePath,
      feedPath: feedsOf([at.blog])[0]?.path,
    },
    article: merge(articles),
    excerpts: posts.map(({ source }) => source),
  }
}

/** Merges the excerpts of a list; their headings are not headings of the page. */
function merge(articles: Article[]): Article {
  return {
    html: articles.map(({ html }) => html).join('\n'),
    parsed: articles.flatMap(({ parsed }) => parsed),
    facts: {
      toc: [],
      anchors: articles.flatMap(({ facts }) => facts.anchors),
      links: articles.flatMap(({ facts }) => facts.links),
      sections: [],
    },
    problems: articles.flatMap(({ problems }) => problems),
    assets: articles.flatMap(({ assets }) => assets),
    styles: Object.assign({}, ...articles.map(({ styles }) => styles)),
    headTags: { extra: '' },
  }
}
