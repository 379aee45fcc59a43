import type { ServerApp, ServerModule } from '../../app/server-app'
import type { Site } from '../../config'
import { feedsOf } from '../../content'
import {
  articleToMarkdown,
  createHighlighter,
  type Highlighter,
  parseArticle,
  readArticle,
} from '../../markdown'
import {
  type ArticleFacts,
  escapeAttribute,
  type PageContent,
  type PageHead,
  type SidebarNode,
} from '../../model'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { breakArticle } from '../article/break-article'
import type { HeadTags } from '../article/fill-places'
import { renderInTime } from '../article/render-in-time'
import { loadSiteComponents } from '../article/site-components'
import { partsOf } from '../compile/source-parts'
import type { Asset } from '../modules/assets'
import { loadOwnParts } from '../modules/own-parts'
import { createResolver } from '../modules/resolver'
import { createLookups } from '../project/lookups'
import { openHooks } from '../project/open-hooks'
import type { Project } from '../project/project'
import { writePageStyles } from '../styles/lift-styles'
import { createSheetReader, type SheetReader } from '../styles/page-sheet'
import { type Card, cardFile, makeCard } from './card'
import { draftPage } from './draft-page'
import { makeBlock, makeHead } from './page-meta'
import type { PagePlan } from './page-plan'
import type { DocumentOptions, Draft, ListedEntries, PageTools } from './page-tools'
import { renderShellSlots, renderSlot } from './render-slot'
import { contentSecurityPolicy } from './security'

/** A finished page, the source of all build outputs. */
export interface RenderedPage {
  plan: PagePlan
  path: string
  title: string
  head: PageHead
  document: string
  markdown?: string
  article: string
  facts: ArticleFacts
  group: string
  searchTag: string
  card?: Card
  /** Source file, relative to the project's root. */
  source?: string
  components: string[]
  lists: ListedEntries[]
  assets: Asset[]
  problems: Problem[]
}

export interface Renderer {
  /** Renders a page; the Markdown twin is optional. */
  render(plan: PagePlan, options?: { twin: boolean }): Promise<RenderedPage>
  saveCache(): void
  kept: KeptTools
}

/** Tools that are reused when the site changes. */
export interface KeptTools {
  /** Keeps its loaded grammars. */
  highlighter: Highlighter
  sheets: SheetReader
}

/** Prepares what all pages share: Markdown compiler, theme and lookups. */
export async function createRenderer(
  project: Project,
  kept: KeptTools = {
    highlighter: createHighlighter(join(project.cacheDir, 'highlight')),
    sheets: createSheetReader({
      root: project.root,
      siteDir: project.siteDir,
      baseUrl: project.site.baseUrl,
    }),
  },
): Promise<Renderer> {
  const { highlighter } = kept
  const { createServerApp } = (await import(project.server.url)) as ServerModule
  const { clientSite, site, earlyScript } = project
  const served = createServerApp(clientSite, {
    baseUrlBanner: site.baseUrlIssueBanner,
    earlyScript,
    parts: await loadOwnParts(project),
  })
  const app = { ...served, renderComponent: renderInTime(served) }
  const hooks = await openHooks(project)
  const shared = {
    project,
    resolver: createResolver({ ...project, hooks }),
    hooks,
    ...kept,
    app,
    siteComponents: await loadSiteComponents({ project, app }),
  }
  const { slots, components: shellComponents } = await renderShellSlots(shared)
  const tools: PageTools = {
    ...shared,
    lookups: createLookups(project),
    shellComponents,
    document: { ...documentOptions(project, app), slots },
  }
  return {
    render: (plan, options = { twin: true }) => renderPage(tools, plan, options),
    saveCache: highlighter.save,
    kept,
  }
}

const NO_TAGS: HeadTags = { extra: '' }

async function renderPage(
  tools: PageTools,
  plan: PagePlan,
  { twin }: { twin: boolean },
): Promise<RenderedPage> {
  const { project, lookups, app } = tools
  const draft = await draftPage(tools, plan)
  const { content: drafted, head: extra = {}, article, source, lists = [] } = draft
  const isArticle = drafted.kind === 'doc' || drafted.kind === 'post'
  const below = isArticle ? await renderSlot(tools, 'belowArticle', drafted) : undefined
  const content = isArticle ? { ...drafted, below: below?.html } : drafted
  const components = [...(draft.components ?? []), ...(below?.components ?? []), ...tools.shellComponents]
  const made = makeBlock({ project, lookups, plan, content })
  // In documents and posts, <Head> overrides the title; a page module's title already includes it.
  const { title: ownTitle, description: ownDescription } = isArticle ? article!.headTags : NO_TAGS
  const block = { ...made, title: ownTitle ?? extra.title ?? made.title }
  const group = groupOf(tools, plan, block.sidebar?.id)
  const main = app.renderMain(content)
  const facts = article?.facts ?? readArticle(parseArticle(main))
  const card =
    project.site.socialCards && !extra.image ? drawnCard(tools, { content, facts, group }) : undefined
  const head = {
    ...makeHead(project, content, {
      ...extra,
      ...(ownDescription && { description: ownDescription }),
      tags: article?.headTags.extra,
      image: extra.image ?? (card && `/assets/cards/${cardFile(card, project.cardLogo)}`),
    }),
    title: block.title,
  }
  const { cacheDir, site } = project
  const shown = componentsOf(tools, { ...draft, components })
  const imported = shown.flatMap(file => project.modules[file]?.styles ?? [])
  const sheet = await tools.sheets({
    resolver: tools.resolver,
    main: [main, ...Object.values(tools.document.slots)].join(''),
    components: shown,
    imported,
    parts: tools.hooks.sheets,
  })
  const { baseUrl } = site
  const styles = writePageStyles(article?.styles ?? {}, { cacheDir, baseUrl, sheet: sheet.css })
  const { assets } = tools.document
  const { title, description } = content
  return {
    plan,
    path: content.path,
    title,
    head,
    document: app.renderPage({
      ...tools.document,
      assets: styles ? { ...assets, styles: [...assets.styles, styles.url] } : assets,
      block,
      head,
      main: breakArticle(main, article?.parsed ?? []),
      sidebar: sidebarNodes(tools, plan, block.sidebar?.id),
    }),
    markdown:
      twin && hasTwin(content)
        ? articleToMarkdown(article?.parsed ?? parseArticle(main), {
            title,
            description,
            url: head.canonical,
          })
        : undefined,
    article: article?.html ?? '',
    facts,
    group,
    card,
    searchTag: block.searchTag,
    source: source && relative(project.root, join(project.siteDir, source)),
    components,
    lists,
    assets: [...(article?.assets ?? []), ...sheet.assets, ...(styles ? [styles] : [])],
    problems: [...(article?.problems ?? []), ...sheet.problems],
  }
}

/** Returns the files of all components on a page, including the page module itself. */
function componentsOf({ project, resolver }: PageTools, draft: Draft): string[] {
  const { siteDir, content, scope, modules: bundled } = project
  const { source, excerpts = source ? [source] : [], components = [] } = draft
  const { sources, modules } = partsOf(
    { resolver, sources: content.sources, modules: bundled, scope },
    excerpts,
  )
  const names = [...components, ...sources.flatMap(page => page.components)]
  const own = source && sources.length === 0 ? [join(siteDir, source)] : []
  return [...own, ...names.flatMap(name => scope[name]?.file ?? []), ...modules.map(({ file }) => file)]
}

function drawnCard(
  { project: { site }, hooks }: PageTools,
  { content, facts, group }: { content: PageContent; facts: ArticleFacts; group: string },
): Card | undefined {
  const code = facts.sections.flatMap(section => section.code)
  return makeCard(content, { group, site, art: hooks.cardArt?.({ path: content.path, code }) })
}

function documentOptions(
  { site, content, mode, client, inlineScripts }: Project,
  app: ServerApp,
): Omit<DocumentOptions, 'slots'> {
  const feeds = feedsOf(content.blogs).map(({ blog, type, path }) => {
    const name = content.blogs.length > 1 ? `${site.title} ${blog.title}` : site.title
    return { type: `application/${type}+xml`, title: `${name} ${type === 'rss' ? 'RSS' : 'Atom'} Feed`, path }
  })
  return {
    assets: client,
    siteTags: app.siteTags({
      favicon: site.favicon,
      feeds,
      extra: site.headTags.map(renderTag).join('\n'),
    }),
    behaviourVersion: site.behaviourReference,
    contentSecurityPolicy: mode === 'production' ? contentSecurityPolicy(site, inlineScripts) : undefined,
  }
}

function renderTag({ tag, attributes, json = '' }: Site['headTags'][number]): string {
  const text = Object.entries(attributes).map(([name, value]) => {
    if (typeof value === 'boolean') return value ? ` ${name}` : ''
    return ` ${name}="${escapeAttribute(value)}"`
  })
  return `<${tag}${text.join('')}>${tag === 'script' ? `${json.replaceAll('<', '\\u003c')}</script>` : ''}`
}

function hasTwin({ kind }: PageContent): boolean {
  return kind === 'doc' || kind === 'post' || kind === 'component'
}

function sidebarNodes(
  { lookups }: PageTools,
  plan: PagePlan,
  id: string | undefined,
): SidebarNode[] | undefined {
  if (!id) return undefined
  if ('version' in plan) return lookups.versions.get(plan.version)?.sidebars.get(id)
  return 'blog' in plan ? lookups.blogs.get(plan.blog)?.sidebar : undefined
}

/** Returns the search group of a page: the navbar entry it belongs to. */
function groupOf({ project, lookups }: PageTools, plan: PagePlan, sidebar: string | undefined): string {
  if ('blog' in plan) return lookups.blogs.get(plan.blog)!.blog.title
  const group =
    'version' in plan && sidebar ? lookups.versions.get(plan.version)?.groups.get(sidebar) : undefined
  return group ?? project.site.title
}
