import { type ClientDocs, DATA, ID, MISSING_FILE } from '../model'
import type { Client, ReactDom, ShortcutsText } from './client'
import { startColorToggles } from './color-toggle'
import { repeatInPage } from './early-queue'
import { startEnhancers } from './enhance'
import { onClick } from './enhance/on-click'
import { startShortcuts } from './enhance/shortcuts'
import type { IslandRegistry } from './islands/mount-islands'
import { repeatKeptUse } from './last-use'
import { loadAsked } from './navigation/failure-bar'
import { startNavigation } from './navigation/start-navigation'
import { showCurrentLink } from './page/show-current-link'
import { createPageSwap } from './page/swap-page'
import { startHidingNavbar } from './shell/hide-navbar'
import { hydrateOnDemand, type ShellModule } from './shell/hydrate-on-demand'
import { closeAnnouncement, followAnnouncement } from './state/announcement'

export interface StartOptions {
  islands: IslandRegistry
  loadDom(): Promise<ReactDom>
  loadShell(): Promise<ShellModule>
  loadSearch(client: Client): Promise<unknown>
  loadShortcuts(): Promise<ShortcutsText>
  /** Whether to prefetch pages; off on the dev server, which renders on request. */
  prefetch: boolean
  analytics: boolean
  /** Opens the panel for offline reading, if the site supports it. */
  openOffline?(): Promise<void>
}

export interface RunningClient {
  refresh(): Promise<void>
  hydrate(): Promise<void>
}

declare global {
  interface Window {
    /** Set once the script is loaded; the base URL banner checks it. */
    inkstone?: { started?: Promise<RunningClient | undefined> }
  }
}

/** Starts the runtime for reading, without React, which is loaded on first use. */
export async function startClient(client: Client, options: StartOptions): Promise<RunningClient> {
  const { colorMode, announcement, preferredVersions, site } = client
  // Split into separate tasks to keep each short.
  await nextTask()
  colorMode.start()
  const drawToggles = startColorToggles(client)
  const hydrate = hydrateOnDemand(client, options)
  // Search requested before the article arrived takes precedence.
  while (document.documentElement.hasAttribute(DATA.held)) await nextTask(50)
  const enhancers = startEnhancers(client, options)
  // Reads the layout before the code below invalidates it.
  showCurrentLink()
  await nextTask()
  const page = createPageSwap(client, {
    enhance(main) {
      const undo = [enhancers.attach(main), navigator.prefetch?.watch(main)]
      return () => {
        for (const stop of undo) stop?.()
      }
    },
    onSwap: drawToggles,
  })
  const navigator = startNavigation(client, { ...options, page, prepare: enhancers.prepare })
  // A missing file may belong to an older build; while offline, that is unknown.
  window.addEventListener(MISSING_FILE, () => navigator.checkBuild().catch(() => {}))
  await nextTask()
  page.attach()
  for (const id of [ID.navbarSlot, ID.footer]) {
    const part = document.getElementById(id)
    if (part) enhancers.attachIslands(part)
  }
  repeatInPage()
  await nextTask()
  announcement.start()
  followAnnouncement(announcement)
  onClick('.announcement-close', () => closeAnnouncement(announcement))
  startHidingNavbar(client)
  startShortcuts(client.text, options.loadShortcuts)
  if (document.querySelector('.navbar-more'))
    import('./shell/fit-navbar').then(({ fitNavbar }) => fitNavbar())
  preferredVersions.start()
  // Until hydration, navbar links refer to the latest version, so another preferred version needs the shell.
  const names = preferredVersions.names.get()
  const isOther = ({ pluginId, versions }: ClientDocs) =>
    versions.some(({ name, isLast }) => name === names[pluginId] && !isLast)
  if (site.docs.some(isOther)) hydrate()
  if (options.analytics) countViews(client)
  const { openOffline } = options
  if (openOffline && 'serviceWorker' in window.navigator && 'caches' in window) {
    document.documentElement.setAttribute(DATA.canStore, '')
    onClick(`[${DATA.offline}]`, () => loadAsked(client.text, openOffline))
  }
  document.documentElement.setAttribute(DATA.ready, 'true')
  repeatKeptUse()
  return { refresh: navigator.refresh, hydrate }
}

function nextTask(ms = 0): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Loads nothing without a configured service. */
async function countViews(client: Client) {
  const { gtag, baidu } = client.site.analytics
  if (gtag || baidu) (await import('./analytics')).startAnalytics(client)
}
