import { expect, it } from 'vitest'
import type { Page, Visitor } from '../visitor'

const FIELD = '#docsearch-input'

/** Opens the dialog by keyboard, types a query, and waits for its results. */
async function ask(page: Page, query: string) {
  await page.press('k', 'Control')
  await page.until(field => document.activeElement?.matches(field), FIELD)
  await page.until(() => document.querySelector('.search-footer') !== null)
  await page.type(query)
  await page.until(wanted => {
    const all = document.querySelector<HTMLAnchorElement>('.search-body:not([data-waiting]) .search-all a')
    return all !== null && new URL(all.href).searchParams.get('q') === wanted
  }, query)
}

/** Tests finding a page, and finding it again. */
export function search(visitor: Visitor) {
  it('searches from the keyboard, and finds again what was found before', { tags: 'five' }, async () => {
    const page = await visitor.open('/docs/intro')
    await ask(page, 'rem2rpx')
    const href = await page.run(() => document.querySelector('.search-hit')!.getAttribute('href'))
    await page.press('Enter')
    await page.until(wanted => location.href.endsWith(wanted!), href)
    await page.ready()
    await page.press('k', 'Control')
    await page.until(
      wanted => document.querySelector('.search-group .search-hit')?.getAttribute('href') === wanted,
      href,
    )
    await page.press('Escape')
    await page.until(() => !document.querySelector('.search-dialog'))
    await page.until(() => document.activeElement?.matches('.search-button'))
  })

  it('searches for Chinese, and a click opens a hit', async () => {
    const page = await visitor.open('/docs/intro')
    await ask(page, '工作原理')
    await page.click('.search-hit[href="/docs/principle"]')
    await page.until(() => location.pathname === '/docs/principle')
    expect(await page.text('h1')).toBe('工作原理')
  })

  it('closes the dialog by Back, and opens it with the same query', async () => {
    const page = await visitor.open('/docs/intro')
    await ask(page, 'rem2rpx')
    await page.run(() => history.back())
    await page.until(() => !document.querySelector('.search-dialog'))
    expect(await page.run(() => location.pathname)).toBe('/docs/intro')
    await page.press('k', 'Control')
    await page.until(field => document.querySelector<HTMLInputElement>(field)?.value === 'rem2rpx', FIELD)
    await page.until(() => document.querySelector('.search-hit') !== null)
  })

  it('says when search cannot be loaded, and opens on request', async () => {
    const line = await visitor.line()
    const page = await visitor.open('/docs/principle', { line })
    const restore = line.cut(/\/(assets|search-index)\//)
    await page.press('k', 'Control')
    await page.until(() => document.querySelector('[role=alert]') !== null)
    restore()
    // Retry button of the page's notice, or of the search button's if its script was already loaded.
    await page.click('[role=alert] button, [role=alert] + .button')
    await page.until(() => document.querySelector('.search-footer') !== null)
    await page.takeFaults()
  })

  it('reads one number of pages in the filters, below the rows and on the search page', async () => {
    const page = await visitor.open('/docs/intro')
    await ask(page, 'rem2rpx')
    const [all = 0, ...others] = await page.run(() =>
      ['.search-filter-count', '.search-all a', '.search-dialog [role=status]'].flatMap(selector =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => Number(/\d+/.exec(textContent!))),
      ),
    )
    const [said, below, ...filters] = others.reverse()
    expect({ said, below, sum: filters.reduce((sum, count) => sum + count, 0) }).toEqual({
      said: all,
      below: all,
      sum: all,
    })
    await page.click('.search-all a')
    await page.until(
      wanted => document.querySelector('.search-page-row p')?.textContent?.includes(` ${wanted} `),
      all,
    )
  })

  it('goes on typing after a filter, marks whole class names, names words that are nowhere', async () => {
    const page = await visitor.open('/docs/intro')
    await ask(page, 'text-[32rp')
    await page.click('[data-filter="guides"]')
    await page.type('x]')
    await page.until(
      field => document.querySelector<HTMLInputElement>(field)?.value === 'text-[32rpx]',
      FIELD,
    )
    await page.click('[data-filter="all"]')
    await page.until(() =>
      [...document.querySelectorAll('.search-body:not([data-waiting]) .search-hit mark')].some(
        ({ textContent }) => textContent === 'text-[32rpx]',
      ),
    )
    const shares = await page.run(() =>
      [...document.querySelectorAll('.search-hit-passage')].map(
        passage =>
          passage.getBoundingClientRect().width /
          passage.closest('.search-hit')!.getBoundingClientRect().width,
      ),
    )
    expect(Math.min(...shares)).toBeGreaterThan(0.75)
    await page.run(field => document.querySelector<HTMLInputElement>(field)!.select(), FIELD)
    await page.type('echarts 主题')
    await page.until(() => document.querySelector('.search-missing')?.textContent?.includes('echarts'))
  })
}
