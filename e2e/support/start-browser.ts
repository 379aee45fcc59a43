import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

/** Shared by all spec files of a worker; ends with the worker. */
let browser: Promise<Browser> | undefined

/** Starts a browser that makes no background connections. */
export function startBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without this, a spare process is started for a next page, which usually never comes: a twelfth of the
      // time of each page.
      '--renderer-process-limit=1',
    ],
  })
  return browser
}
