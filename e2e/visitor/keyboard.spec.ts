import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { answered } from '../support/search-dialog'

const visitor = createVisitor(inject('base'))

/** Presses Tab until the focus is on an element that matches. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`no Tab leads to ${selector}`)
}

describe('with the keyboard alone', () => {
  // The dev server would have to render every page before it can search.
  it.runIf(inject('target') === 'built')('finds a page by search and goes there', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await tabTo(page, '.search-button')
    await page.keyboard.press('Enter')
    await page.locator('#docsearch-input').waitFor()
    await page.keyboard.type('rem2rpx')
    await answered(page, 'rem2rpx')
    await page.keyboard.press('ArrowDown')
    const target = await page.locator('.search-hit').nth(1).getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${target}`)
    expect(await page.locator('.search-dialog').count()).toBe(0)
  })

  it('sees where the focus is, opens a menu and follows its entry', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await tabTo(page, '.navbar .dropdown > .nav-link')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!)
      return { outlineStyle, outlineWidth, outlineColor }
    })
    expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' })
    expect(ring.outlineColor).not.toMatch(/rgba\(.*, 0\)|transparent/)
    await page.keyboard.press('Enter')
    await page.locator('.dropdown[data-open] a[href="/blog"]').waitFor({ state: 'visible' })
    await tabTo(page, '.dropdown-menu a[href="/blog"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/blog')
  })

  it('goes on from the top after a navigation', { tags: 'reading' }, async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.locator('main a[href="/docs/evolution"]').first().focus()
    // The address changes first, then the page; focus is reset when both are done.
    const isDone = page.evaluate(
      () =>
        new Promise<void>(resolve =>
          navigation.addEventListener('navigatesuccess', () => resolve(), { once: true }),
        ),
    )
    await page.keyboard.press('Enter')
    await isDone
    expect(new URL(page.url()).pathname).toBe('/docs/evolution')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('跳到主要内容')
  })

  it('opens and closes the menu of a narrow window and comes back to its button', async () => {
    const page = await visitor.open('/docs/principle', { viewport: { width: 390, height: 844 } })
    await hydrated(page)
    await tabTo(page, '[data-early=menu]')
    await page.keyboard.press('Enter')
    await page.locator('.drawer[data-shown]').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('关闭导航栏')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('切换导航栏')
  })
})
