import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/** A browser profile that is cleared between tests. */
export interface Profile {
  context: BrowserContext
  /** Closes its pages and clears storage, caches and permissions; returns whether it succeeded. */
  empty(): Promise<boolean>
}

/**
 * Wraps a new context for reuse: once cleared it is equivalent to a new one, and its pages share a process,
 * whose start takes a quarter of the time to open a page.
 */
export async function createProfile(context: BrowserContext, base: string): Promise<Profile> {
  const origin = new URL(base).origin
  // An open page of the site keeps the process alive.
  const keeper = await context.newPage()
  await keeper.route('**', route => route.fulfill({ contentType: 'text/plain', body: '' }))
  await keeper.goto(origin)
  const session = await context.newCDPSession(keeper)
  async function clear() {
    for (const page of context.pages()) if (page !== keeper) await page.close()
    await context.clearPermissions()
    await session.send('Network.clearBrowserCache')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
    return true
  }
  return {
    context,
    // A page in the middle of a reload sometimes never responds.
    empty: () => Promise.race([clear().catch(() => false), setTimeout(10_000, false, { ref: false })]),
  }
}

const STORED = 'cookies,local_storage,session_storage,indexeddb,cache_storage,service_workers'
