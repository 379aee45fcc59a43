import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { ready, type Visitor } from './browser'
import { type SlowLine, startSlowLine } from './slow-proxy'

/** A page behind a connection that a spec can break, with its unhandled errors. */
export interface BrokenLine {
  page: Page
  line: SlowLine
  unhandled: string[]
}

/**
 * Returns a function that opens pages behind breakable connections; prefetching is off, so the interaction
 * itself fails.
 */
export function createBrokenLines(visitor: Visitor): (path: string) => Promise<BrokenLine> {
  const lines: SlowLine[] = []
  cleanAfterEach(visitor)
  afterEach(async () => {
    for (const line of lines.splice(0)) await line.stop()
  })
  return async path => {
    const line = await startSlowLine(inject('base'))
    lines.push(line)
    return openBehind(await visitor.context(), line, path)
  }
}

/**
 * Does the same for a reader with offline storage, created once for all tests: they share the connection and
 * must restore it.
 */
export function createStoredLine(visitor: Visitor): (path: string) => Promise<BrokenLine> {
  let opened: Promise<{ context: BrowserContext; line: SlowLine }> | undefined
  const pages: Page[] = []
  cleanAfterEach(visitor)
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close()
  })
  afterAll(async () => {
    const { context, line } = (await opened) ?? {}
    await context?.close()
    await line?.stop()
  })

  async function openStored() {
    const line = await startSlowLine(inject('base'))
    const context = await visitor.lastingContext({ serviceWorkers: 'allow' })
    const { page } = await openBehind(context, line, '')
    await saveForOffline(page)
    await page.close()
    return { context, line }
  }
  return async path => {
    opened ??= openStored()
    const { context, line } = await opened
    const behind = await openBehind(context, line, path)
    pages.push(behind.page)
    return behind
  }
}

/** Ignores browser errors, which broken connections cause on purpose; tests check for unwanted effects themselves. */
function cleanAfterEach(visitor: Visitor) {
  afterEach(async () => {
    await visitor.closePages()
    visitor.faults.splice(0)
  })
}

async function openBehind(context: BrowserContext, line: SlowLine, path: string): Promise<BrokenLine> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const unhandled: string[] = []
  page.on('pageerror', error => unhandled.push(error.message))
  await page.goto(new URL(path, line.url).href)
  await ready(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  return { page, line, unhandled }
}

/** Stores the site for offline reading; from then on a service worker answers. */
async function saveForOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: '离线阅读' }).click()
  const panel = page.getByRole('dialog', { name: '离线阅读' })
  await panel.getByRole('button', { name: '保存到这台设备' }).click()
  await panel.getByText('已保存').waitFor({ timeout: 120_000 })
  await panel.getByRole('button', { name: '关闭' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** Whether the document has not been reloaded. */
export const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

/** Follows a link that need not be on the page. */
export const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

export const title = (page: Page) => page.locator('h1').first().textContent()
