import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, holdFiles, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))
const recipe = '/docs/quick-start/v4/uni-app-vite'
const word = (page: Page, name: string) => page.locator(`[data-hint="${name}"]`).first()
/** Matches the file with the texts of the hints, not the script that shows them. */
const HINTS = /hints[^/]*\.json/
const bubble = (page: Page) => page.getByRole('tooltip')

describe('options in a config sample', () => {
  it('load nothing until one is pointed at, then say type and purpose', { tags: 'reading' }, async () => {
    const page = await visitor.open(recipe)
    await ready(page)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await word(page, 'rem2rpx').scrollIntoViewIfNeeded()
    expect(asked.filter(url => /hint/.test(url))).toEqual([])
    await word(page, 'rem2rpx').hover()
    await bubble(page).waitFor()
    expect(await bubble(page).locator('code').textContent()).toMatch(/^rem2rpx\?: boolean \|/)
    expect(await bubble(page).textContent()).toContain('把 rem 换成 rpx')
    expect(asked.filter(url => /hint/.test(url)).length).toBeGreaterThan(0)
  })

  it('stay while the pointer is on the answer, and go when it leaves', async () => {
    const page = await visitor.open(recipe)
    await ready(page)
    await word(page, 'rem2rpx').hover()
    await bubble(page).waitFor()
    await bubble(page).hover()
    await page.waitForTimeout(400)
    expect(await bubble(page).isVisible()).toBe(true)
    await page.mouse.move(2, 2)
    await bubble(page).waitFor({ state: 'detached' })
  })

  it('stay beside a word with the focus while the page scrolls, as it does for the focus', async () => {
    const page = await visitor.open(recipe)
    await ready(page)
    await word(page, 'disabled').focus()
    await bubble(page).waitFor()
    const distance = async () =>
      (await bubble(page).boundingBox())!.y - (await word(page, 'disabled').boundingBox())!.y
    const before = await distance()
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))
    await page.waitForTimeout(200)
    expect(await distance()).toBeCloseTo(before, 0)
  })

  it('answer to the keyboard and close with Escape', async () => {
    const page = await visitor.open(recipe)
    await ready(page)
    await word(page, 'disabled').focus()
    await bubble(page).waitFor()
    expect(await word(page, 'disabled').getAttribute('aria-describedby')).toBe(
      await bubble(page).getAttribute('id'),
    )
    await page.keyboard.press('Tab')
    await expect.poll(() => bubble(page).locator('code').textContent()).toMatch(/^rem2rpx/)
    await page.keyboard.press('Escape')
    await bubble(page).waitFor({ state: 'detached' })
  })

  it('answer to a finger, within a narrow screen', async () => {
    const page = await visitor.open(recipe, {
      viewport: { width: 360, height: 700 },
      hasTouch: true,
      isMobile: true,
    })
    await ready(page)
    await word(page, 'cssEntries').tap()
    await bubble(page).waitFor()
    const box = (await bubble(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    await page.touchscreen.tap(20, 90)
    await bubble(page).waitFor({ state: 'detached' })
  })

  it('do not come after a finger has gone on', async () => {
    const page = await visitor.open(recipe, {
      viewport: { width: 360, height: 700 },
      hasTouch: true,
      isMobile: true,
    })
    await ready(page)
    const release = await holdFiles(page, HINTS)
    const asked = page.waitForRequest(HINTS)
    const answered = page.waitForResponse(HINTS).then(response => response.finished())
    await word(page, 'cssEntries').tap()
    await asked
    await page.touchscreen.tap(20, 90)
    release()
    await answered
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100))))
    expect(await bubble(page).count()).toBe(0)
  })

  it('are copied as code', async () => {
    const page = await visitor.open(recipe)
    const code = page.locator('figure[data-hints] code').first()
    expect(await code.textContent()).toContain('      rem2rpx: true,\n')
  })
})
