import type { ClientSite, ColorMode, ColorModeChoice, PageBlock, ReadingSite, SidebarNode } from '../model'
import type { Store } from './state/store'

/** Everything the browser runtime keeps; made once by `app`, on the server once per page. */
export interface Client {
  site: ReadingSite
  text: ClientText
  formatTitle(title: string): string
  view: Store<PageView>
  location: Store<PageLocation>
  navigation: Store<NavigationState>
  colorMode: ColorModeStore
  announcement: AnnouncementStore
  preferredVersions: PreferredVersions
  mobileSidebar: MobileSidebarStore
  sidebar: SidebarState
  scroll: ScrollControl
  shell: ShellState
  inertHosts: Map<string, Element>
}

/** The client as React's components know it, with all about the site. */
export interface ShellClient extends Client {
  site: ClientSite
}

/** Whether React draws the shell. Before it does, the shell is HTML, which the runtime exchanges with the page. */
export interface ShellState {
  live: boolean
  /** Set while React takes over: nothing may be exchanged then. */
  hydrating?: Promise<void>
  /** Set while React takes over; called when every part of the shell answers. */
  onLive?(): void
  /** Search, once somebody has wanted it. */
  search?: Promise<unknown>
  /** The same, once it is there. */
  loadedSearch?: unknown
}

/** Words that the runtime itself puts on screen; the theme's catalogue gives them. */
export interface ClientText {
  /** Copy button of a code block: title, title after copying, label. */
  copy: string
  copied: string
  copyCode: string
  copyFailed: string
  toggleWrap: string
  zoomImage: string
  closeZoom: string
  islandFailed: string
  /** Stands between the message of an error and that of its cause. */
  cause: string
  retry: string
  dismiss: string
  /** With the status that the server answered, if it did. */
  navigationFailed(status?: string): string
  loadingPage: string
  colorMode: Record<ColorMode | 'system', string> & {
    toggle(mode: string): string
  }
}

/** The list of keyboard shortcuts, in the language of the site. */
export interface ShortcutsText {
  title: string
  close: string
  /** Keys, and what they do; "Mod" stands for the platform's key. */
  rows: { keys: string[]; what: string }[]
}

/** An address as the browser splits it, base URL included. */
export interface PageLocation {
  pathname: string
  search: string
  hash: string
}

export interface PageView {
  page: PageBlock
  /** Content of `<main>`; empty in the browser, where it stands in the document. */
  main: string
  /** Content of the sidebar, as rendered at build time. React compares it by its wrapper, so that is kept. */
  sidebar: { __html: string }
  place: PageLocation
}

export type NavigationState =
  | { status: 'idle' }
  | { status: 'loading'; target: string }
  | {
      status: 'failed'
      target: string
      error: Error
      retry(): void
      dismiss(): void
    }

export interface Point {
  clientX: number
  clientY: number
}

export interface ColorModeState {
  mode: ColorMode
  /** As chosen; null follows the system. */
  choice: ColorModeChoice
  /** False until the stored choice is read: the toggle is disabled until then. */
  ready: boolean
}

export interface ColorModeStore {
  state: Store<ColorModeState>
  set(choice: ColorModeChoice): void
  cycle(from?: Point): void
  /** Reads what was stored and follows it; in the browser only, as every `start` here. */
  start(): void
}

export interface AnnouncementStore {
  active: Store<boolean>
  close(): void
  start(): void
}

export interface PreferredVersions {
  /** Plugin id -> version name. */
  names: Store<Record<string, string | null>>
  prefer(pluginId: string, name: string): void
  start(): void
}

export interface MobileSidebarStore {
  shown: Store<boolean>
  /** Whether the visitor went back from the secondary panel to the primary one. */
  primary: Store<boolean>
  show(shown: boolean): void
}

export type SidebarRef = NonNullable<PageBlock['sidebar']>

export interface SidebarState {
  /** Nodes of the sidebars loaded so far, by their URL. */
  nodes: Store<Record<string, SidebarNode[]>>
  /** What the visitor and the pages they opened have expanded or collapsed: "<sidebar id>/<key>" -> expanded. */
  expanded: Store<Record<string, boolean>>
  /** What draws the nodes, when that is loaded on demand as well. */
  tree?: unknown
  /** Whether the visitor has used a sidebar: from then on each one is hydrated. */
  live(): boolean
  load(sidebar: SidebarRef, loadTree?: () => Promise<unknown>): Promise<void>
  toggle(sidebar: SidebarRef, key: string, expand: boolean): void
  open(sidebar: SidebarRef, path: string): void
}

/** Lets one part move the page without the others (navbar, back to top) taking it for the visitor's scrolling. */
export interface ScrollControl {
  /** Ignores the next scroll event. */
  skipNext(): void
  /** Follows the visitor's scrolling; `last` is the position before. */
  listen(onScroll: (y: number, last: number | undefined) => void): () => void
}

/** Improves the content of `<main>` that has just come on screen; what it returns undoes it. */
export type Enhance = (main: HTMLElement) => undefined | (() => void)

/** What of React draws into the page, and what its components know; it is loaded once, beside the app. */
export interface ReactDom extends Pick<typeof import('react-dom/client'), 'createRoot' | 'hydrateRoot'> {
  site: ClientSite
}

export interface Enhancers {
  attach: Enhance
  /** Hydrates the islands of a part that stays for the whole visit. */
  attachIslands: Enhance
  /** Loads what a page will need that has not been needed before. */
  prepare(page: Document): Promise<unknown>
}
