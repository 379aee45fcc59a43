import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, inject } from 'vitest'
import { ready, type Visitor } from './browser'
import { type SlowLine, startSlowLine } from './slow-proxy'

/** A page behind a line that a spec can break, with the errors that nobody handled. */
export interface BrokenLine {
  page: Page
  line: SlowLine
  unhandled: string[]
}

/** Opens pages behind lines that can be broken; nothing is fetched ahead, so the use itself is what fails. */
export function createBrokenLines(
  visitor: Visitor,
): (path: string, of?: { offline: boolean }) => Promise<BrokenLine> {
  const lines: SlowLine[] = []
  const contexts: BrowserContext[] = []
  afterEach(async () => {
    // What a broken line makes the browser complain of is meant; what the page must not do is asked for in each test.
    for (const context of contexts.splice(0)) await context.close()
    visitor.faults.splice(0)
    for (const line of lines.splice(0)) await line.stop()
  })

  return async (path, { offline } = { offline: false }) => {
    const line = await startSlowLine(inject('base'))
    lines.push(line)
    const context = await visitor.context(offline ? { serviceWorkers: 'allow' } : {})
    contexts.push(context)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const page = await context.newPage()
    const unhandled: string[] = []
    page.on('pageerror', error => unhandled.push(error.message))
    await page.goto(new URL(path, line.url).href)
    await ready(page)
    if (offline) await saveForOffline(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    return { page, line, unhandled }
  }
}

/** Stores the site on this device; from then on a service worker answers. */
async function saveForOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: '离线阅读' }).click()
  const panel = page.getByRole('dialog', { name: '离线阅读' })
  await panel.getByRole('button', { name: '保存到这台设备' }).click()
  await panel.getByText('已保存').waitFor({ timeout: 120_000 })
  await panel.getByRole('button', { name: '关闭' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** Whether it is still the document that was opened. */
export const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

/** Follows a link that may stand nowhere on the page. */
export const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

export const title = (page: Page) => page.locator('h1').first().textContent()
