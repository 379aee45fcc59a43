import type {
  ClientSite,
  GeneratedIndex,
  PageBlock,
  PageContent,
  PageHead,
  PagePlace,
  SidebarNode,
  ThemePart,
  TocEntry,
} from '../model'

interface DocumentAssets {
  scripts: string[]
  /** Scripts of the shell, to be fetched when there is nothing else to do. */
  ahead: string[]
  styles: string[]
}

export interface PageInput {
  block: PageBlock
  head: PageHead
  main: string
  sidebar?: SidebarNode[]
  assets: DocumentAssets
  /** Tags of the site's own: favicon, feeds, configured head tags. */
  siteTags: string
  /** Fallback for hosts that send no headers. */
  contentSecurityPolicy?: string
  /** Version of the behaviour this site follows, recorded for crawlers. */
  behaviourVersion: string
  /** HTML that plugins put around the page. */
  slots: { navbar?: string; footer?: string }
}

export interface SiteTags {
  favicon?: string
  feeds: { type: string; title: string; path: string }[]
  extra: string
}

/** Compiled MDX with everything it refers to. */
/** A text, or an element with the props that React has for its attributes. */
export type HtmlNode = string | { name: string; props: Record<string, unknown>; children: HtmlNode[] }

export interface PageModuleOptions {
  /** Its components get children that are text as such: they may read them. */
  keepsText?: boolean
  needsHydration?: boolean
  /** What finished HTML stands for, for a component that looks into its children. */
  elements?(html: string): HtmlNode[]
  /** Called when the component is about to be rendered. */
  onDraw?(): void
  /** Called for a component that had to be rendered at build time only, with the reason. */
  onStatic?(component: string, why: string): void
  /** Called for a component that was given children and has not shown them. */
  onHidden?(component: string): void
}

export interface MdxInput {
  code: string
  imports: Record<string, unknown>
  components: Record<string, unknown>
  /** What a page may read as `frontMatter`. */
  frontMatter?: Record<string, unknown>
  contentTitle?: string
  /** And as `toc`. */
  toc?: TocEntry[]
}

/** A React component; the pipeline hands it on without looking inside. */
export type PageComponent = unknown

/** The theme as the pipeline uses it: everything that turns data into HTML. No DOM type stands in it. */
export interface ServerApp {
  titles: { archive: string; tags: string; authors: string; search: string; notFound: string }
  components: Record<string, unknown>
  packages: Record<string, unknown>
  /** Every inline script some page has; the policy lists them. */
  inlineScripts: string[]
  mdxModule(input: MdxInput): { default: PageComponent }
  htmlComponent(html: string): PageComponent
  /** What a page gets when it imports a module: components become islands. */
  asPageModule(
    id: string,
    module: Record<string, unknown>,
    options?: PageModuleOptions,
  ): Record<string, unknown>
  /** A component of such a module for one page, with the warnings that it causes there. */
  withPageWarnings(component: unknown, warnings: PageModuleOptions): unknown
  /** Generated ids begin with the prefix: several articles may share a page. */
  renderComponent(
    component: PageComponent,
    options?: {
      props?: Record<string, unknown>
      idPrefix?: string
      place?: PagePlace
      /** Of a page made of code: such a one may have a <Suspense> of its own. */
      isCode?: boolean
    },
  ): Promise<string>
  footerHtml: string
  /** Rules of the stylesheet that depend on the site's configuration. */
  siteStyles(): string
  siteTags(tags: SiteTags): string
  renderEntries(items: GeneratedIndex['items']): string
  renderMain(content: PageContent): string
  renderPage(input: PageInput): string
}

export interface ServerModule {
  createServerApp(
    site: ClientSite,
    options: {
      baseUrlBanner: boolean
      earlyScript: string
      parts?: Partial<Record<ThemePart, PageComponent>>
    },
  ): ServerApp
}
