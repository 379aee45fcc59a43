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
  /** Scripts of the shell, prefetched when idle. */
  ahead: string[]
  styles: string[]
}

export interface PageInput {
  block: PageBlock
  head: PageHead
  main: string
  sidebar?: SidebarNode[]
  assets: DocumentAssets
  /** Site-wide tags: favicon, feeds, configured head tags. */
  siteTags: string
  /** Fallback for hosts that send no headers. */
  contentSecurityPolicy?: string
  /** Version of Docusaurus whose behaviour this site follows, for crawlers. */
  behaviourVersion: string
  /** HTML of plugins around the page. */
  slots: { navbar?: string; footer?: string }
}

export interface SiteTags {
  favicon?: string
  feeds: { type: string; title: string; path: string }[]
  extra: string
}

/** A text, or an element with React's prop names. */
export type HtmlNode = string | { name: string; props: Record<string, unknown>; children: HtmlNode[] }

export interface PageModuleOptions {
  /** Passes text children as strings, because the components may read them. */
  keepsText?: boolean
  needsHydration?: boolean
  /** Parses finished HTML to elements, for components that inspect their children. */
  elements?(html: string): HtmlNode[]
  /** Called before the component is rendered. */
  onDraw?(): void
  /** Called for a component that could only be rendered at build time, with the reason. */
  onStatic?(component: string, why: string): void
  /** Called for a component that does not show its children. */
  onHidden?(component: string): void
}

export interface MdxInput {
  code: string
  imports: Record<string, unknown>
  components: Record<string, unknown>
  /** Available to the page as `frontMatter`. */
  frontMatter?: Record<string, unknown>
  contentTitle?: string
  /** Available to the page as `toc`. */
  toc?: TocEntry[]
}

/** A React component, opaque to the pipeline. */
export type PageComponent = unknown

/** The theme as the pipeline uses it: all functions that turn data into HTML. Uses no DOM types. */
export interface ServerApp {
  titles: { archive: string; tags: string; authors: string; search: string; notFound: string }
  components: Record<string, unknown>
  packages: Record<string, unknown>
  /** All inline scripts of all pages, for the content security policy. */
  inlineScripts: string[]
  mdxModule(input: MdxInput): { default: PageComponent }
  htmlComponent(html: string): PageComponent
  /** Returns a module as pages import it: components become islands. */
  asPageModule(
    id: string,
    module: Record<string, unknown>,
    options?: PageModuleOptions,
  ): Record<string, unknown>
  /** Returns a component of such a module with the warnings of one page. */
  withPageWarnings(component: unknown, warnings: PageModuleOptions): unknown
  /** `idPrefix` keeps generated ids unique where several articles share a page. */
  renderComponent(
    component: PageComponent,
    options?: {
      props?: Record<string, unknown>
      idPrefix?: string
      place?: PagePlace
      /** Whether it is a page module, which may contain <Suspense>. */
      isCode?: boolean
    },
  ): Promise<string>
  footerHtml: string
  /** Returns the rules that depend on the site's config. */
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
