import { DATA, DOCUSAURUS_STORAGE } from '../../model'
import type { Client, Enhance, Enhancers, ReactDom } from '../client'
import { isMeant } from '../islands/is-meant'
import type { IslandRegistry } from '../islands/mount-islands'
import { findHashTarget } from '../navigation/address'
import { startCodeBlocks } from './code-block'
import { startCopyMarkdown } from './copy-markdown'
import { startDetails } from './details'
import { markArrived } from './found-words'
import { startFrames } from './frames'
import { startHints } from './hints'
import { markKeyboardUse } from './keyboard'
import { afterFirst, createLazyEnhance } from './lazy-enhance'
import { startSkipLink } from './skip-link'
import { startToc } from './toc'

/** Events that indicate that the visitor is about to use the page. */
const USE = ['pointermove', 'touchstart', 'keydown', 'focusin', 'click', 'dragenter', 'change', 'hashchange']

/** Whether an island of the page hydrates without interaction, is in use, or contains the target of the URL. */
function hasEagerIsland(main: HTMLElement): boolean {
  return [...main.querySelectorAll<HTMLElement>(`[${DATA.island}]`)].some(
    island => !island.matches(`[${DATA.load}=interaction]:not(:focus-within)`) || isMeant(island),
  )
}

/** Whether tabs may show another panel than the default, because of a stored choice or the URL. */
function hasChosenTab(): boolean {
  if (location.search || findHashTarget(location.hash)?.closest('.tab-panel')) return true
  try {
    return Object.keys(localStorage).some(key => key.startsWith(DOCUSAURUS_STORAGE.tab))
  } catch {
    return false
  }
}

/** Starts the enhancers of articles: they work on plain HTML, and rarely needed ones are loaded on demand. */
export function startEnhancers(
  client: Client,
  { islands, loadDom }: { islands: IslandRegistry; loadDom(): Promise<ReactDom> },
): Enhancers {
  markKeyboardUse()
  startDetails()
  startFrames()
  startCopyMarkdown(client.text)
  startSkipLink()
  startHints(client)
  const backToTop = createLazyEnhance(`[${DATA.backToTop}]`, async () =>
    (await import('./back-to-top')).startBackToTop(client),
  )
  const zoom = createLazyEnhance('.article img', async () => (await import('./zoom')).startZoom(client))
  const islandsOfPage = createLazyEnhance(`[${DATA.island}]`, async () => {
    const [{ mountIslands }, dom] = await Promise.all([import('../islands'), loadDom()])
    return main => mountIslands(main, { registry: islands, client: { ...client, site: dom.site }, dom })
  })
  // If all islands wait for interaction, React is only loaded then.
  const attachIslands: Enhance = part =>
    (hasEagerIsland(part) ? islandsOfPage.attach : afterFirst(USE, islandsOfPage.attach))(part)
  const tabs = createLazyEnhance('.tabs', async () => (await import('./tabs')).startTabs(client))
  // Tabs in another window may change the choice as well.
  const attachTabs: Enhance = part =>
    (tabs.isLoaded() || hasChosenTab() ? tabs.attach : afterFirst([...USE, 'storage'], tabs.attach))(part)
  const always: Enhance[] = [
    startCodeBlocks(client),
    startToc(client),
    markArrived,
    afterFirst(['scroll'], backToTop.attach),
    afterFirst(USE, zoom.attach),
    attachIslands,
    attachTabs,
  ]
  const onDemand = [
    createLazyEnhance(`[${DATA.latestVersion}]`, async () =>
      (await import('./version-link')).startVersionLinks(client),
    ),
    createLazyEnhance(`[${DATA.likelyPages}]`, async () =>
      (await import('./likely-pages')).startLikelyPages(client),
    ),
  ]
  return {
    attachIslands,
    attach(main) {
      const undo = [...always, ...onDemand.map(lazy => lazy.attach)].map(attach => attach(main))
      return () => {
        for (const stop of undo) stop?.()
      }
    },
    prepare(page) {
      // Before the shell is hydrated, a page does not wait for React.
      const wanted = client.shell.live ? [islandsOfPage] : []
      return Promise.all([tabs, ...onDemand, ...wanted].map(lazy => lazy.prepare(page)))
    },
  }
}
