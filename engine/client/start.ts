import { startAnalytics } from './analytics'
import type { Client } from './client'
import { startEnhancers } from './enhance'
import { type IslandRegistry, mountIslands } from './islands'
import { type Navigator, startNavigation } from './navigation'

export interface StartOptions {
  islands: IslandRegistry
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
  let navigator: Navigator | undefined
  const enhance = startEnhancers(client)

  function begin() {
    client.colorMode.start()
    client.announcement.start()
    client.preferredVersions.start()
    if (options.analytics) startAnalytics(client)
    document.documentElement.dataset.hasHydrated = 'true'
  }

  client.attach.current = main => {
    const isFirst = !navigator
    navigator ??= startNavigation(client, options)
    const undo = [enhance(main), navigator.prefetch?.watch(main), mountIslands(main, options.islands, client)]
    if (isFirst) {
      window.__early?.stop()
      // In a turn of its own, so that the first commit stays short.
      setTimeout(begin)
    }
    return () => {
      for (const stop of undo) stop?.()
    }
  }

  // A chunk that cannot be loaded may be gone with an older build.
  window.addEventListener('vite:preloadError', () => navigator?.checkBuild())
  return { refresh: async () => navigator?.refresh() }
}
