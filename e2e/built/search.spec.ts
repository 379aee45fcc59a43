import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import golden from '../../site/data/golden-queries.json'
import { readerQuestions } from '../data/reader-questions'
import { createVisitor, hydrated } from '../support/browser'

const goldenQueries = golden.queries
const visitor = createVisitor(inject('base'))

/** Types a query into the open dialog and reads the pages of the results, in order, each once. */
async function search(page: Page, query: string): Promise<string[]> {
  const input = page.locator('#docsearch-input')
  await input.fill('')
  await input.fill(query)
  // The answer to this query and no earlier one: the dialog names the query under its results, or in place of them.
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
    for (const { query } of goldenQueries) found.set(query, await search(page, query))
    for (const query of readerQuestions.flatMap(({ searches }) => searches))
      found.set(query, await search(page, query))
  }, 180_000)

  const misses = (within: number) =>
    goldenQueries
      .filter(
        ({ query, pages }) =>
          !found
            .get(query)!
            .slice(0, within)
            .some(path => pages.includes(path)),
      )
      .map(({ query }) => query)

  it('has at least 80 golden queries', () => {
    expect(goldenQueries.length).toBeGreaterThanOrEqual(80)
  })

  it('puts the right page first for 85 percent and within three for 97 percent', () => {
    expect(misses(1).length, misses(1).join(', ')).toBeLessThanOrEqual(goldenQueries.length * 0.15)
    expect(misses(3).length, misses(3).join(', ')).toBeLessThanOrEqual(goldenQueries.length * 0.03)
  })

  it('leaves no query empty that has an answer', () => {
    expect(
      goldenQueries.filter(({ query }) => found.get(query)!.length === 0).map(({ query }) => query),
    ).toEqual([])
  })

  it.each(readerQuestions)('finds the answer to “$question” within three', ({ page: wanted, searches }) => {
    for (const query of searches) expect(found.get(query)!.slice(0, 3), query).toContain(wanted)
  })
})
