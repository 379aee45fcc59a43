import { archiveYears, feedsOf } from '../../content'
import { parseArticle, readArticle } from '../../markdown'
import type { PageContent, PageHead } from '../../model'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { colourCode } from '../article/colour-code'
import { fillElements } from '../article/fill-elements'
import { fillCards, takeHead } from '../article/fill-places'
import { fillShownPages } from '../article/mdx-module'
import { type Article, renderExcerpt } from '../article/render-article'
import { renderProblem } from '../article/render-problem'
import type { Asset } from '../modules/assets'
import { errorPlace } from '../modules/error-place'
import { withGaps } from '../modules/island-gaps'
import { islandId } from '../modules/packages'
import type { BlogLookup, VersionLookup } from '../project/lookups'
import { liftStyles } from '../styles/lift-styles'
import { renderWithImage } from './page-image'
import type { PagePlan } from './page-plan'
import type { PageTools } from './page-tools'
import { tocWithin, viewDoc, viewPost } from './page-view'
import { renderSlot } from './render-slot'

/** What stands beside a document in the sidebar, or all documents of its version. */
export type ListedEntries = 'category' | 'version'

export interface Draft {
  content: PageContent
  head?: Partial<PageHead>
  article?: Article
  /** Source file, relative to the site folder. */
  source?: string
  /** Components that stand in slots, or that a page made of code has taken from those it is given. */
  components?: string[]
  /** What else a document shows of the others. */
  lists?: ListedEntries[]
  /** Sources that a list takes its excerpts from. */
  excerpts?: string[]
}

export async function draftPage(tools: PageTools, plan: PagePlan): Promise<Draft> {
  const { project, lookups, app } = tools
  const { path } = plan
  switch (plan.kind) {
    case 'doc': {
      const at = lookups.versions.get(plan.version)!
      const doc = at.docs.get(path)!
      const { title, description } = doc
      const { pluginId, name } = at.version
      const docs = { pluginId, version: name, alternates: lookups.alternates(pluginId, doc.id) }
      const lists = new Set<ListedEntries>()
      const category = () => {
        lists.add('category')
        return at.entriesAround(path)
      }
      const { article: rendered, image } = await renderWithImage(tools, doc, {
        fallback: { title, description },
        place: {
          path,
          docId: doc.id,
          docs,
          category,
          sidebarNodes: () => sidebarOf(at, doc.sidebar),
          document: () => ({ ...doc, frontMatter: project.content.frontMatter.get(doc.source) ?? {} }),
          documents() {
            lists.add('version')
            return at.version.docs
          },
        },
      })
      const html = fillCards(rendered.html, () => app.renderEntries(category()))
      const article = { ...rendered, html }
      const content = viewDoc({
        project,
        lookups,
        at,
        path,
        article: { html: article.html, toc: article.facts.toc },
        badge: tools.hooks.badge?.(doc.fields),
      })
      const below = await renderSlot(tools, 'belowArticle', content)
      return {
        content: { ...content, below: below.html },
        article,
        source: doc.source,
        head: { keywords: doc.keywords, image },
        lists: [...lists],
        components: below.components,
      }
    }
    case 'generated-index': {
      const at = lookups.versions.get(plan.version)!
      const found = at.indexes.get(path)!
      // The list of all tags has the words of the interface for a title.
      const index = { ...found, title: found.title || app.titles.tags }
      const { title, description, keywords, image } = index
      const navigation = at.navigation(path)
      return {
        content: { kind: plan.kind, path, title, description, index, navigation },
        head: { keywords, image },
      }
    }
    case 'post':
      return draftPost(tools, lookups.blogs.get(plan.blog)!, path)
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
    case 'component':
      return draftComponent(tools, path, plan.file)
    case 'search':
      return { content: { kind: 'search', path, title: app.titles.search } }
    case 'not-found':
      return { content: { kind: 'not-found', path, title: app.titles.notFound } }
  }
}

function sidebarOf({ sidebars }: VersionLookup, id = '') {
  const nodes = sidebars.get(id)
  return nodes && { id, nodes }
}

async function draftPost(tools: PageTools, at: BlogLookup, path: string): Promise<Draft> {
  const post = at.posts.get(path)!
  const { source, tags, authors, date: published, keywords } = post
  const { article, image } = await renderWithImage(tools, post, { place: { path: post.path } })
  const content = viewPost({
    at,
    post,
    article: { html: article.html, toc: article.facts.toc },
  })
  const meta = {
    published,
    authors: authors.flatMap(({ url }) => url ?? []),
    tags: tags.map(({ label }) => label),
  }
  const below = await renderSlot(tools, 'belowArticle', content)
  return {
    content: { ...content, below: below.html },
    article,
    source,
    head: { keywords, image, article: meta },
    components: below.components,
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

/** Excerpts share a page, but their headings are not the page's. */
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

async function draftComponent(tools: PageTools, path: string, file: string): Promise<Draft> {
  const { project, app } = tools
  const absolute = join(project.siteDir, file)
  const page = project.content.standalone.get(file)
  if (page) {
    const { title = project.site.title, description, keywords, unlisted } = page
    const written = { source: file, image: page.image }
    const { article, image } = await renderWithImage(tools, written, { place: { path } })
    const toc = page.hideToc ? [] : tocWithin(article.facts.toc, page.tocLevels)
    return {
      content: { kind: 'component', path, title, description, html: article.html, toc },
      head: { keywords, image, ...(unlisted && { noindex: true }) },
      article,
      source: file,
    }
  }
  const used = new Set<string>()
  const components = noteUse(tools.siteComponents, used)
  const problems: Problem[] = []
  const assets: Asset[] = []
  const module = await renderModule().catch(error => {
    const thrownAt = errorPlace(error, project)
    problems.push(
      renderProblem(error, { file: relative(project.root, absolute), elements: [], bodyLine: 1, thrownAt }),
    )
    return EMPTY_MODULE
  })
  const drawn = fillElements(module.html, {
    file: relative(project.root, absolute),
    elements: tools.hooks.elements,
  })
  problems.push(...drawn.problems)
  const coloured = colourCode(drawn.html, { highlighter: tools.highlighter, site: project.site })
  const { html: body, tags } = takeHead(coloured)
  const { html, styles } = liftStyles(body)
  const parsed = parseArticle(html)
  const { links, ...read } = readArticle(parsed)
  // Which of them are tags, and which components, nobody knows any more.
  const facts = { ...read, links: links.map(link => ({ ...link, inTag: true as const })) }
  const { title = tags.title ?? project.site.title, description = tags.description ?? project.site.tagline } =
    module
  return {
    content: { kind: 'component', path, title, description, html },
    article: { html, parsed, facts, problems, assets, styles, headTags: tags },
    source: file,
    components: [...used],
  }

  async function renderModule(): Promise<RenderedModule> {
    const bundled = project.modules[absolute]
    // What is wrong with it was reported when it was bundled; links to its address are right.
    if (!bundled) return EMPTY_MODULE
    const exports = await import(bundled.url)
    const { default: component, title, description } = exports
    const given = tools.hooks.pageProps?.(absolute, project.clientSite) ?? {}
    if (bundled.needsHydration && bundled.pages.length === 0) {
      const { default: island } = app.asPageModule(
        islandId(project, absolute),
        withGaps({ default: component }, bundled),
      )
      return {
        title,
        description,
        html: await app.renderComponent(island, { props: given, place: { path } }),
      }
    }
    const written = await app.renderComponent(component, {
      props: { ...given, components },
      place: { path },
      isCode: true,
    })
    const filled = await fillShownPages(tools, written)
    problems.push(...filled.problems)
    assets.push(...filled.assets)
    return { title, description, html: filled.html }
  }
}

interface RenderedModule {
  title?: string
  description?: string
  html: string
}

const EMPTY_MODULE: RenderedModule = { html: '' }

function noteUse(values: Record<string, unknown>, used: Set<string>): Record<string, unknown> {
  return new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string') used.add(name)
      return Reflect.get(target, name)
    },
  })
}
