import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { readerQuestions } from '../data/reader-questions'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

/** Types a query into the open dialog and returns the pages of the results, in order, without duplicates. */
async function search(page: Page, query: string): Promise<string[]> {
  const input = page.locator('#docsearch-input')
  await input.fill('')
  await input.fill(query)
  // Waits for this query's results: the link below them, or the message that there are none, contains the query.
  await page.waitForFunction(wanted => {
    const more = document.querySelector<HTMLAnchorElement>('.search-dialog a[href*="/search?q="]')
    if (more) return new URL(more.href).searchParams.get('q') === wanted
    return document.querySelector('.search-dialog')?.textContent?.includes(`No results for "${wanted}"`)
  }, query)
  const links = await page
    .locator('.search-hit')
    .evaluateAll(nodes =>
      nodes.map(node => new URL((node as HTMLAnchorElement).href)).map(url => url.pathname),
    )
  return [...new Set(links.filter(path => path !== '/search'))]
}

describe('search on the built site', () => {
  let page: Page
  const found = new Map<string, string[]>()

  beforeAll(async () => {
    page = await visitor.open('/docs/intro')
    await hydrated(page)
    await page.keyboard.press('Control+k')
    for (const query of readerQuestions.flatMap(({ searches }) => searches))
      found.set(query, await search(page, query))
  }, 180_000)

  it.each(readerQuestions)('finds the answer to “$question” within three', ({ page: wanted, searches }) => {
    for (const query of searches) expect(found.get(query)!.slice(0, 3), query).toContain(wanted)
  })
})
