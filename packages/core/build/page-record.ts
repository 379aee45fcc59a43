import type { ArticleFacts, PageHead } from '../model'
import type { Asset, Card, PagePlan, RenderedPage } from '../pipeline'
import type { Problem } from '../report'

/** Facts about a page that the build keeps once its files are written: everything but the HTML. */
export interface PageRecord {
  plan: PagePlan
  path: string
  title: string
  head: Pick<PageHead, 'description' | 'canonical' | 'noindex' | 'keywords'>
  facts: ArticleFacts
  group: string
  searchTag: string
  card?: Card
  source?: string
  /** Article HTML for feeds, of posts only. */
  article?: string
  hasTwin: boolean
  components: string[]
  lists: RenderedPage['lists']
  assets: Asset[]
  problems: Problem[]
  /** Hash of everything the page depends on. */
  key: string
}

export function toRecord(page: RenderedPage, key: string): PageRecord {
  const {
    plan,
    path,
    title,
    head,
    facts,
    group,
    searchTag,
    card,
    source,
    article,
    markdown,
    components,
    lists,
    assets,
    problems,
  } = page
  return {
    plan,
    path,
    title,
    head: {
      description: head.description,
      canonical: head.canonical,
      noindex: head.noindex,
      keywords: head.keywords,
    },
    facts,
    group,
    searchTag,
    card,
    source,
    article: plan.kind === 'post' ? article : undefined,
    hasTwin: markdown !== undefined,
    components,
    lists,
    assets,
    problems,
    key,
  }
}

/** Returns the path of a page's file: "/docs/intro" -> "docs/intro.html", "/docs/" -> "docs/index.html". */
export function pageFile(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`
}
