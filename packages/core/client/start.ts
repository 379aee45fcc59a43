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
  /** Whether to load pages ahead of need; the dev server renders on request and does without. */
  prefetch: boolean
  analytics: boolean
  /** Where readers may store the site: opens the panel for it. */
  openOffline?(): Promise<void>
}

export interface RunningClient {
  refresh(): Promise<void>
  hydrate(): Promise<void>
}

declare global {
  interface Window {
    /** There when the script has arrived; the banner about a wrong base URL looks for it. */
    inkstone?: { started?: Promise<RunningClient | undefined> }
  }
}

/** Starts what reading needs. None of it is React, which comes when somebody wants what needs it. */
export async function startClient(client: Client, options: StartOptions): Promise<RunningClient> {
  const { colorMode, announcement, preferredVersions, site } = client
  // Tasks of their own keep each of them short.
  await nextTask()
  colorMode.start()
  const drawToggles = startColorToggles(client)
  const hydrate = hydrateOnDemand(client, options)
  // Search was asked for before the article came, and goes before it.
  while (document.documentElement.hasAttribute(DATA.held)) await nextTask(50)
  const enhancers = startEnhancers(client, options)
  // It reads the layout, which is as the browser left it until something below changes the page.
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
  // A file that cannot be loaded may be gone with an older build; offline nobody can tell.
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
  // The links of the navbar are those of the latest version until the shell draws them.
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

/** Without a configured service, nothing is loaded. */
async function countViews(client: Client) {
  const { gtag, baidu } = client.site.analytics
  if (gtag || baidu) (await import('./analytics')).startAnalytics(client)
}
