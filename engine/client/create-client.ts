import { type ClientSite, formatTitle } from '../model'
import { createAnnouncement } from './announcement'
import type { Client, ClientText, NavigationState, PageView } from './client'
import { createColorMode } from './color-mode'
import { createPreferredVersions } from './docs-versions'
import { createView, type PageParts } from './navigation'
import { createMobileSidebar, createScrollControl } from './shell'
import { createSidebarState } from './sidebar'
import { createStore, type Store } from './store'

/** Makes the client of a page; pure, so it serves the server as well. */
export function createClient(of: { site: ClientSite; text: ClientText } & PageParts): Client {
  const { site, text } = of
  const view: Store<PageView> = createStore(createView(of, site.baseUrl), () => view.get())
  return {
    site,
    text,
    formatTitle: title => formatTitle(title, site.title),
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
