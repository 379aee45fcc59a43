import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { hydrated } from '../support/browser'
import { answered, createSearcher, type } from '../support/search-dialog'

const { line, openDialog, visitor } = await createSearcher(inject('base'))

afterAll(() => line.stop())

describe('the words that were found', () => {
  const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)
  const colour = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body, '::highlight(found)').backgroundColor)

  it('are marked on the page that opens, until Escape or the next page', async () => {
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    await page.keyboard.press('Enter')
    await expect.poll(() => marks(page)).toBeGreaterThan(0)
    await expect.poll(() => colour(page)).toMatch(/^rgb\(/)
    await page.keyboard.press('Escape')
    expect(await marks(page)).toBe(0)
    // The ::highlight rule is removed too, because it makes styling every element slower.
    expect(await colour(page)).toBe('rgba(0, 0, 0, 0)')

    await page.keyboard.press('Control+k')
    await type(page, '任意值')
    await answered(page, '任意值')
    await page.keyboard.press('Enter')
    await expect.poll(() => marks(page)).toBeGreaterThan(0)
    await page.locator('main a[href^="/docs/"]').first().click()
    await expect.poll(() => marks(page)).toBe(0)
  })

  it('are left alone by a browser that cannot mark them, and the hit opens as well', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      Reflect.deleteProperty(CSS, 'highlights')
      Reflect.deleteProperty(window, 'Highlight')
    })
    await page.goto(new URL('docs/principle', line.url).href)
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await page.locator('.search-footer').waitFor()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname !== '/docs/principle')
    await page.getByRole('heading', { level: 1, name: 'rem 转 rpx' }).waitFor()
  })
})

describe('the search page', () => {
  it('fits a phone with all its counts', async () => {
    const page = await visitor.open('/search?q=tailwind', { viewport: { width: 390, height: 844 } })
    await page.locator('.search-page-hit').first().waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(390)
  })

  it('returns to the place with Back', async () => {
    const page = await visitor.open('/search?q=tailwind')
    const hits = page.locator('.search-page-hit')
    await hits.first().waitFor()
    for (const wanted of [16, 31]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await hits.nth(wanted).waitFor()
    }
    const target = hits.nth(25).locator('a')
    await target.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await target.click()
    await page.waitForURL(url => url.pathname !== '/search')
    await page.goBack()
    await hits.nth(25).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  it.each(['%00', '%E2%80%8B', '%20%20', ''])('has nothing to say to q=%s', async query => {
    const page = await visitor.open(`/search?q=${query}`)
    await page.locator('.search-page-input').waitFor()
    expect(await page.locator('h1').textContent()).toBe('在文档中搜索')
    expect(await page.locator('.search-page-note').count()).toBe(0)
  })
})
