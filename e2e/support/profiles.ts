import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/** A browser's profile in which test after test finds nothing stored. */
export interface Profile {
  context: BrowserContext
  /** Closes its pages and forgets what they stored, cached and were allowed; tells whether it could. */
  empty(): Promise<boolean>
}

/** Takes over a new context: emptied after a test it is as good as a new one, and its pages share a process, whose start takes a quarter of opening a page. */
export async function createProfile(context: BrowserContext, base: string): Promise<Profile> {
  const origin = new URL(base).origin
  // The process lives as long as one page of the site is open.
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
    // A page that is just loading anew by itself was seen never to answer.
    empty: () => Promise.race([clear().catch(() => false), setTimeout(10_000, false, { ref: false })]),
  }
}

const STORED = 'cookies,local_storage,session_storage,indexeddb,cache_storage,service_workers'
