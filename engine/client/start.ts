import type { Client, ReactDom } from './client'
import { repeatInPage } from './early-queue'
import { startEnhancers } from './enhance'
import type { IslandRegistry } from './islands'
import { type Navigator, startNavigation } from './navigation'

export interface StartOptions {
  islands: IslandRegistry
  dom: ReactDom
  /** Whether to load pages ahead of need; the dev server renders on request and does without. */
  prefetch: boolean
  /** Whether visits count. */
  analytics: boolean
}

/** What the app may ask of the running client. */
export interface RunningClient {
  /** Fetches the page on screen again and shows it. */
  refresh(): Promise<void>
}

/** Prepares the browser side of a client; it begins when the shell is hydrated. */
export function startClient(client: Client, options: StartOptions): RunningClient {
  const enhancers = startEnhancers(client, options)
  let navigator: Navigator | undefined
  let announceAlive = () => {}
  const alive = new Promise<void>(resolve => {
    announceAlive = resolve
  })

  client.enhancers = {
    ...enhancers,
    attach(main) {
      const undo: (undefined | (() => void))[] = []
      const enhance = () => undo.push(enhancers.attach(main), navigator?.prefetch?.watch(main))
      if (navigator) enhance()
      else {
        // The shell has just come alive. Tasks of their own keep this one short.
        window.__early?.stop()
        navigator = startNavigation(client, options)
        announceAlive()
        const timer = setTimeout(() => {
          enhance()
          repeatInPage()
        })
        undo.push(() => clearTimeout(timer))
        setTimeout(begin)
      }
      return () => {
        for (const stop of undo) stop?.()
      }
    },
  }

  function begin() {
    client.colorMode.start()
    client.announcement.start()
    client.preferredVersions.start()
    if (options.analytics) countViews(client)
    document.documentElement.dataset.hasHydrated = 'true'
  }

  // A chunk that cannot be loaded may be gone with an older build.
  window.addEventListener('vite:preloadError', () => navigator?.checkBuild())
  return { refresh: () => alive.then(() => navigator?.refresh()) }
}

/** Without a configured service, nothing is loaded. */
async function countViews(client: Client) {
  const { gtag, baidu } = client.site.analytics
  if (gtag || baidu) (await import('./analytics')).startAnalytics(client)
}
