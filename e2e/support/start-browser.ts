import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

/** One for all spec files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined

/** A browser that makes no connection of its own. */
export function startBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Otherwise a process is kept ready for the next page, which mostly never comes: a twelfth of the time of each.
      '--renderer-process-limit=1',
    ],
  })
  return browser
}
