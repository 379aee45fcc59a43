import type { Page } from 'playwright-core'
import { createVisitor, hydrated } from './browser'
import { startSlowLine } from './slow-proxy'

/** Files of the index that a query fetches. */
export const INDEX = /^\/search-index\/.*\/[tpc]\d/

/** Storage key of recent searches. */
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs'

/** A stored search, as an earlier visit may have left it. */
export const recent = (objectID: string, more: object = {}) => ({
  objectID,
  type: 'lvl1',
  url: '/docs/how-to-contribute',
  content: null,
  hierarchy: { lvl0: '指南', lvl1: objectID },
  ...more,
})

/** A visitor who searches on a phone line in a train. */
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

  /** The dialog on the one page that serves all such tests of a file, with an empty field; it keeps what it has fetched. */
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
    /** The first hit of a query. */
    async firstHit(query: string): Promise<string> {
      const page = await lookAtDialog()
      await type(page, query)
      await answered(page, query)
      return (await page.locator('.search-hit').first().getAttribute('href'))!
    },
  }
}

/** Types over what is in the field. */
export async function type(page: Page, text: string) {
  await page.locator('#docsearch-input').fill(text)
}

/** Waits for the answer to a query: the rows, or what stands in place of them, name it. */
export function answered(page: Page, query: string) {
  return page.waitForFunction(wanted => {
    const body = document.querySelector('.search-body')
    if (!body || body.hasAttribute('data-waiting')) return false
    const all = body.querySelector<HTMLAnchorElement>('.search-all a')
    if (all) return new URL(all.href).searchParams.get('q') === wanted
    return body.querySelector('.search-message strong')?.textContent === wanted
  }, query)
}
