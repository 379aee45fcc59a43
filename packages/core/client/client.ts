import type { ClientSite, ColorMode, ColorModeChoice, PageBlock, ReadingSite, SidebarNode } from '../model'
import type { Store } from './state/store'

/** State and settings of the browser runtime; `app` creates it once, on the server once per page. */
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

/** The client for React components, with all data of the site. */
export interface ShellClient extends Client {
  site: ClientSite
}

/** Whether React has hydrated the shell. Until then, the runtime replaces the shell's HTML on navigation. */
export interface ShellState {
  live: boolean
  /** Set during hydration, when the shell must not be changed. */
  hydrating?: Promise<void>
  /** Set during hydration; called when every part of the shell is interactive. */
  onLive?(): void
  /** Set once the search has been requested. */
  search?: Promise<unknown>
  /** Set once the search is loaded. */
  loadedSearch?: unknown
}

/** Texts that the runtime displays, from the theme's catalogue. */
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
  /** Between the message of an error and that of its cause. */
  cause: string
  retry: string
  dismiss: string
  /** With the status of the response, if any. */
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
  /** Keys and their effect; "Mod" is Command or Ctrl, depending on the platform. */
  rows: { keys: string[]; what: string }[]
}

/** The parts of a URL, including the base URL. */
export interface PageLocation {
  pathname: string
  search: string
  hash: string
}

export interface PageView {
  page: PageBlock
  /** Content of `<main>`; empty in the browser, where it is in the document. */
  main: string
  /** HTML of the sidebar, rendered at build time. React compares the wrapper object, so it is kept. */
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
  /** The visitor's choice; null follows the system. */
  choice: ColorModeChoice
  /** False until the stored choice is read; the toggle is disabled until then. */
  ready: boolean
}

export interface ColorModeStore {
  state: Store<ColorModeState>
  set(choice: ColorModeChoice): void
  cycle(from?: Point): void
  /** Reads the stored value and follows changes; in the browser only, like every `start` here. */
  start(): void
}

export interface AnnouncementStore {
  active: Store<boolean>
  close(): void
  start(): void
}

export interface PreferredVersions {
  /** Preferred version name by plugin id. */
  names: Store<Record<string, string | null>>
  prefer(pluginId: string, name: string): void
  start(): void
}

export interface MobileSidebarStore {
  shown: Store<boolean>
  /** Whether the visitor has returned from the secondary panel to the primary one. */
  primary: Store<boolean>
  show(shown: boolean): void
}

export type SidebarRef = NonNullable<PageBlock['sidebar']>

export interface SidebarState {
  /** Nodes of the loaded sidebars, by URL. */
  nodes: Store<Record<string, SidebarNode[]>>
  /** Categories expanded or collapsed by the visitor or by opened pages: "<sidebar id>/<key>" -> expanded. */
  expanded: Store<Record<string, boolean>>
  /** Module that renders the nodes, if it is loaded on demand. */
  tree?: unknown
  /** Whether the visitor has used a sidebar: from then on, each one is hydrated. */
  live(): boolean
  load(sidebar: SidebarRef, loadTree?: () => Promise<unknown>): Promise<void>
  toggle(sidebar: SidebarRef, key: string, expand: boolean): void
  open(sidebar: SidebarRef, path: string): void
}

/** Lets one part scroll the page without others (navbar, back to top) treating it as the visitor's scrolling. */
export interface ScrollControl {
  /** Ignores the next scroll event. */
  skipNext(): void
  /** Subscribes to the visitor's scrolling; `last` is the previous position. */
  listen(onScroll: (y: number, last: number | undefined) => void): () => void
}

/** Enhances the content of a newly shown `<main>`; the returned function reverts it. */
export type Enhance = (main: HTMLElement) => undefined | (() => void)

/** React's renderer with the site data for components; loaded once. */
export interface ReactDom extends Pick<typeof import('react-dom/client'), 'createRoot' | 'hydrateRoot'> {
  site: ClientSite
}

export interface Enhancers {
  attach: Enhance
  /** Hydrates the islands of a part that stays during the whole visit. */
  attachIslands: Enhance
  /** Loads scripts that a page needs for the first time. */
  prepare(page: Document): Promise<unknown>
}
