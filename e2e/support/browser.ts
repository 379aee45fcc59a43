import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type {} from '../../packages/core/client/runtime'
import { createProfile, type Profile } from './profiles'
import { startBrowser } from './start-browser'
import { runTagged } from './tags'

const DESK = { width: 1440, height: 900 }

/** A visitor: opens pages in a fresh profile and collects errors. */
export interface Visitor {
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens an empty page, for setup before the first navigation. */
  page(options?: BrowserContextOptions): Promise<Page>
  /**
   * Opens a page read-only: all such tests of a file share one page per device, because opening a new one is
   * slower.
   */
  look(path: string, options?: BrowserContextOptions): Promise<Page>
  /** Creates a separate profile, for several pages or for profile settings. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Creates a profile that outlives the test. */
  lastingContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Closes the pages of a test; until then they may still report errors. */
  closePages(): Promise<void>
  /** Console errors, page errors, policy reports and foreign requests so far. */
  faults: string[]
}

/**
 * Creates the browser of a spec file. Pages may only request the site and, if given, its service; any error on
 * a page fails the test.
 */
export function createVisitor(base: string, { service }: { service?: string } = {}): Visitor {
  let browser: Browser
  const opened: BrowserContext[] = []
  const contexts: BrowserContext[] = []
  const used: [settings: string, profile: Profile][] = []
  const emptied = new Map<string, Profile[]>()
  const looking = new Map<string, Page>()
  const address = (path: string) => new URL(path.replace(/^\//, ''), base).href
  const openContext = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({
      viewport: DESK,
      locale: 'zh-CN',
      serviceWorkers: 'block',
      ...options,
    })
    opened.push(context)
    // Long, because pages are slow on a busy machine; an element that never appears costs this time only once.
    context.setDefaultTimeout(120_000)
    context.on('page', page => watchFaults(page, { base, service, faults: visitor.faults }))
    if (inject('react') === 'refused') await context.route(REACT_FILES, route => route.abort())
    return context
  }
  const visitor: Visitor = {
    faults: [],
    lastingContext: openContext,
    async closePages() {
      for (const context of contexts.splice(0)) await context.close()
      for (const [settings, profile] of used.splice(0)) {
        if (await profile.empty()) emptied.set(settings, [...(emptied.get(settings) ?? []), profile])
        else await profile.context.close()
      }
    },
    async context(options) {
      const context = await openContext(options)
      contexts.push(context)
      return context
    },
    async page({ viewport, colorScheme, reducedMotion, forcedColors, contrast, ...rest } = {}) {
      const settings = JSON.stringify(rest)
      const profile = emptied.get(settings)?.pop() ?? (await createProfile(await openContext(rest), base))
      used.push([settings, profile])
      const page = await profile.context.newPage()
      if (viewport) await page.setViewportSize(viewport)
      if (colorScheme || reducedMotion || forcedColors || contrast)
        await page.emulateMedia({ colorScheme, reducedMotion, forcedColors, contrast })
      return page
    },
    async open(path, options) {
      const page = await visitor.page(options)
      await page.goto(address(path))
      return page
    },
    async look(path, { viewport = DESK, ...rest } = {}) {
      const device = JSON.stringify(rest)
      const page = looking.get(device) ?? (await (await openContext(rest)).newPage())
      looking.set(device, page)
      if (viewport) await page.setViewportSize(viewport)
      if (page.url() !== address(path)) await page.goto(address(path))
      return page
    },
  }
  runTagged()
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterEach(async ({ task }) => {
    const dirty = task.result?.state === 'fail' ? used.splice(0) : []
    for (const [, { context }] of dirty) await context.close()
    await visitor.closePages()
    const faults = visitor.faults.splice(0)
    // After a failure, the next test must start with fresh pages.
    if (faults.length || task.result?.state === 'fail') {
      for (const page of looking.values()) await page.context().close()
      looking.clear()
    }
    expect(faults).toEqual([])
  })
  afterAll(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  return visitor
}

/** Errors expected where a file is refused on purpose. */
const EXPECTED =
  inject('react') === 'refused'
    ? /Failed to load resource|Failed to fetch dynamically imported module.*react-/
    : /Failed to load resource/

interface Watch {
  base: string
  service: string | undefined
  faults: string[]
}

function watchFaults(page: Page, { base, service, faults }: Watch): void {
  const own = [base, service].flatMap(url => (url ? new URL(url).origin : []))
  page.on('console', message => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`))
  page.on('request', request => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !own.includes(url.origin))
      faults.push(`${page.url()}: foreign request to ${url.href}`)
  })
}

/** Waits until the runtime has started. */
export async function started(page: Page): Promise<void> {
  await page.waitForSelector('html[data-client-ready]')
}

/** Waits until the page handles clicks. */
export async function ready(page: Page): Promise<void> {
  await started(page)
  // Tabs are inactive until used, or until another window changes the choice.
  await page.evaluate(() => dispatchEvent(new Event('storage')))
  await page.waitForSelector('html:is([data-tabs-live], :not(:has(.tabs)))')
}

/** Waits until the page is interactive, with a hydrated shell if the project requires it. */
export async function hydrated(page: Page): Promise<void> {
  await ready(page)
  if (inject('react') === 'refused') return
  await page.evaluate(async () => (await window.inkstone?.started)?.hydrate())
  await page.waitForSelector('html[data-has-hydrated="true"]')
}

/** Entry files of a page, by their names in the bundle and on the dev server. */
export const RUNTIME_FILES = /assets\/app-[\w-]+\.js|app\/browser/
/** Files of React, in the same way. */
export const REACT_FILES = /assets\/react-[\w-]+\.js|app\/react-dom/

/** Delays requests for files until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether specs that wait for it get a hydrated shell, or React's files are refused as by a broken network. */
    react: 'hydrated' | 'refused'
  }
}
