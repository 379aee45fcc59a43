import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

/** Starts one browser for all specs of a project; it makes no connection of its own. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer({
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
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which the browser takes commands. */
    browser: string
    /** Whether the shell is hydrated in specs that wait for it, or React refused as by a broken network. */
    react: 'hydrated' | 'refused'
  }
}
