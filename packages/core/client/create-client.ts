import { formatTitle, type ReadingSite } from '../model'
import type { Client, ClientText, NavigationState, PageView } from './client'
import { createView, type PageParts } from './navigation/page-view'
import { createMobileSidebar } from './shell/mobile-sidebar-store'
import { createScrollControl } from './shell/scroll-control'
import { createSidebarState } from './sidebar/sidebar-state'
import { createAnnouncement } from './state/announcement'
import { createColorMode } from './state/color-mode'
import { createPreferredVersions } from './state/docs-versions'
import { createStore } from './state/store'

/** Creates the client of a page; without side effects, so that the server can use it as well. */
export function createClient<Site extends ReadingSite>(
  of: { site: Site; text: ClientText } & PageParts,
): Client & { site: Site } {
  const { site, text } = of
  const view = createStore<PageView>(createView(of, site.baseUrl))
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
    shell: { live: false },
    inertHosts: new Map(),
  }
}
