import type { ClientSite } from '../model'
import { type AnnouncementStore, createAnnouncement } from './announcement'
import { type ColorModeStore, createColorMode } from './color-mode'
import { createPreferredVersions, type PreferredVersions } from './docs-versions'
import type { Enhancers } from './enhance'
import {
  createView,
  type NavigationState,
  type PageLocation,
  type PageParts,
  type PageView,
} from './navigation'
import {
  createMobileSidebar,
  createScrollControl,
  type MobileSidebarStore,
  type ScrollControl,
} from './shell'
import { createSidebarState, type SidebarState } from './sidebar'
import { createStore, type Store } from './store'

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
  retry: string
}

/** Everything the browser runtime keeps; made once by `app`, on the server once per page. */
export interface Client {
  site: ClientSite
  text: ClientText
  view: Store<PageView>
  location: Store<PageLocation>
  navigation: Store<NavigationState>
  colorMode: ColorModeStore
  announcement: AnnouncementStore
  preferredVersions: PreferredVersions
  mobileSidebar: MobileSidebarStore
  sidebar: SidebarState
  scroll: ScrollControl
  /** Brings the content of `<main>` to life; set in the browser before the shell is hydrated. */
  enhancers?: Enhancers
}

/** Makes the client of a page; pure, so it serves the server as well. */
export function createClient(of: { site: ClientSite; text: ClientText } & PageParts): Client {
  const { site, text } = of
  const view: Store<PageView> = createStore(createView(of, site.baseUrl), () => view.get())
  return {
    site,
    text,
    view,
    location: createStore(view.get().place, () => view.get().place),
    navigation: createStore<NavigationState>({ status: 'idle' }),
    colorMode: createColorMode(site),
    announcement: createAnnouncement(site),
    preferredVersions: createPreferredVersions(site),
    mobileSidebar: createMobileSidebar(),
    sidebar: createSidebarState(),
    scroll: createScrollControl(),
  }
}
