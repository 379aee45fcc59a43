import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const phone = { viewport: { width: 390, height: 844 } }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('the shell by keyboard and pointer', () => {
  it('closes a menu by Escape from inside, and the focus is on what opened it', async () => {
    const page = await visitor.look('/docs/intro')
    await hydrated(page)
    const trigger = page.locator('.navbar').getByRole('button', { name: '更新迁移' })
    const entry = page.locator('.navbar').getByRole('link', { name: '版本迁移' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await entry.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('更新迁移')
    await page.keyboard.press('Enter')
    await entry.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
  })

  it('tells that a menu is open by hover, closes it by Escape, and opens it at the next visit', async () => {
    const page = await visitor.look('/docs/intro')
    await hydrated(page)
    const trigger = page.locator('.navbar').getByRole('button', { name: '更新迁移' })
    const entry = page.locator('.navbar').getByRole('link', { name: '版本迁移' })
    await trigger.hover()
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
    await entry.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    expect(await trigger.getAttribute('aria-expanded')).toBe('false')
    await page.mouse.move(700, 700)
    await trigger.hover()
    await entry.waitFor({ state: 'visible' })
    await page.mouse.move(700, 700)
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
  })

  it('calls no list of links a menu', async () => {
    const page = await visitor.look('/docs/intro')
    expect(await page.locator('.dropdown [aria-haspopup]').count()).toBe(0)
  })

  it('keeps the focus in the drawer on the way back to the main menu, and Escape closes it', async () => {
    const page = await visitor.look('/docs/intro', phone)
    await hydrated(page)
    await page.locator('[data-early=menu]').click()
    await page.locator('.drawer[data-shown]').waitFor()
    await page.locator('.drawer-back').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('指南')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.drawer[data-shown]').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('切换导航栏')
  })

  it('closes the drawer by Escape wherever in it was pressed', async () => {
    const page = await visitor.look('/docs/intro', phone)
    await hydrated(page)
    await page.locator('[data-early=menu]').click()
    await page.locator('.drawer[data-shown]').waitFor()
    await page.locator('.drawer-head').click({ position: { x: 4, y: 4 } })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.drawer[data-shown]').count()).toBe(0)
  })
})
