import type { Page } from 'playwright-core'
import { createVisitor, hydrated } from './browser'
import { startSlowLine } from './slow-proxy'

/** Index files that a query loads. */
export const INDEX = /^\/search-index\/.*\/[tpc]\d/

/** Storage key of recent searches. */
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs'

/** A stored search, as from an earlier visit. */
export const recent = (objectID: string, more: object = {}) => ({
  objectID,
  type: 'lvl1',
  url: '/docs/how-to-contribute',
  content: null,
  hierarchy: { lvl0: '指南', lvl1: objectID },
  ...more,
})

/** Creates a visitor who searches over a slow mobile connection. */
export async function createSearcher(base: string) {
  const line = await startSlowLine(base, { latency: 80, width: 200_000 })
  const visitor = createVisitor(line.url)

  /** Opens the dialog on a page; `stored` are recent searches. */
  const openDialog = async (stored: object[] = []): Promise<Page> => {
    const page = await visitor.open('/docs/principle')
    await page.evaluate(([key, hits]) => localStorage.setItem(key!, hits!), [RECENT, JSON.stringify(stored)])
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    return page
  }

  /** Opens the dialog on the page shared by all such tests of a file, with an empty field; keeps loaded files. */
  const lookAtDialog = async (): Promise<Page> => {
    const page = await visitor.look('/docs/principle')
    await hydrated(page)
    if ((await page.locator('.search-dialog').count()) === 0) await page.keyboard.press('Control+k')
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    await type(page, '')
    return page
  }

  return {
    line,
    visitor,
    openDialog,
    lookAtDialog,
    /** Returns the first hit of a query. */
    async firstHit(query: string): Promise<string> {
      const page = await lookAtDialog()
      await type(page, query)
      await answered(page, query)
      return (await page.locator('.search-hit').first().getAttribute('href'))!
    },
  }
}

/** Replaces the text of the field. */
export async function type(page: Page, text: string) {
  await page.locator('#docsearch-input').fill(text)
}

/** Waits for the answer to a query: the rows or the message contain it. */
export function answered(page: Page, query: string) {
  return page.waitForFunction(wanted => {
    const body = document.querySelector('.search-body')
    if (!body || body.hasAttribute('data-waiting')) return false
    const all = body.querySelector<HTMLAnchorElement>('.search-all a')
    if (all) return new URL(all.href).searchParams.get('q') === wanted
    return body.querySelector('.search-message strong')?.textContent === wanted
  }, query)
}
