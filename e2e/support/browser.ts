import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

/** Starts a browser that makes no connection of its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A visitor: opens pages in a fresh profile and collects what went wrong there. */
export interface Visitor {
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  context(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Console errors, page errors, policy reports and foreign requests so far. */
  faults: string[]
}

/** Gives a spec file a browser; after each test, anything that went wrong on a page fails it. */
export function createVisitor(base: string): Visitor {
  let browser: Browser
  let contexts: BrowserContext[] = []
  const visitor: Visitor = {
    faults: [],
    async context(options) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'zh-CN',
        ...options,
      })
      contexts.push(context)
      context.on('page', page => watchFaults(page, base, visitor.faults))
      return context
    },
    async open(path, options) {
      const context = await visitor.context(options)
      const page = await context.newPage()
      await page.goto(new URL(path.replace(/^\//, ''), base).href)
      return page
    },
  }
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    for (const context of contexts) await context.close()
    contexts = []
    expect(visitor.faults.splice(0)).toEqual([])
  })
  afterAll(() => browser?.close())
  return visitor
}

function watchFaults(page: Page, base: string, faults: string[]): void {
  const origin = new URL(base).origin
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`))
  page.on('request', request => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      faults.push(`${page.url()}: foreign request to ${url.href}`)
  })
}

/** Waits until the shell answers to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]')
}
