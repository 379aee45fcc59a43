import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('the shell', () => {
  it('has a skip link that comes first and leads to the content', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('跳到主要内容')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('opens dropdowns by hover and by Enter, and closes them on a click outside', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    const trigger = page.locator('.navbar').getByRole('button', { name: '更新迁移' })
    const entry = page.locator('.navbar').getByRole('link', { name: '版本迁移' })
    await trigger.hover()
    await entry.waitFor({ state: 'visible' })
    await page.mouse.move(700, 700)
    await entry.waitFor({ state: 'hidden' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await entry.waitFor({ state: 'visible' })
    expect(await trigger.getAttribute('aria-expanded')).toBe('true')
    await page.mouse.click(700, 700)
    await entry.waitFor({ state: 'hidden' })
  })

  it('marks the section of the page in the navbar', async () => {
    const page = await visitor.open('/docs/issues/css-vars')
    expect(await page.locator('.navbar .nav-link[data-active]').allTextContents()).toEqual(['常见问题'])
  })

  it('opens a collapsed category of the sidebar, and keeps the sidebar while navigating', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    const category = page.locator('#sidebar').getByText('3 注册插件')
    await category.click()
    const link = page.locator('#sidebar').getByRole('link', { name: 'Taro', exact: true }).first()
    await link.waitFor({ state: 'visible' })
    await link.click()
    await page.waitForURL('**/frameworks/taro')
    await page.waitForFunction(() =>
      document.querySelector('#sidebar [aria-current=page]')?.textContent?.includes('Taro'),
    )
  })
})

describe('the menu on a phone', () => {
  it('opens, locks the page, shows the docs sidebar, goes back to the main menu, and closes by Back', async () => {
    const page = await visitor.open('/docs/principle', phone)
    await hydrated(page)
    await page.locator('#main a[href="/docs/evolution"]').first().tap()
    await page.waitForURL('**/docs/evolution')
    await page.getByRole('button', { name: '切换导航栏' }).tap()
    const dialog = page.getByRole('dialog', { name: '主导航' })
    await dialog.waitFor({ state: 'visible' })
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await dialog.getByText('回到主菜单').tap()
    await dialog.getByRole('link', { name: '常见问题' }).waitFor({ state: 'visible' })
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => !document.querySelector('.drawer[data-shown]'))
    expect(page.url()).toContain('/docs/evolution')
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  })

  it('closes by itself when the window becomes wide', async () => {
    const page = await visitor.open('/docs/intro', { viewport: phone.viewport })
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).click()
    await page.locator('.drawer[data-shown]').waitFor()
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.waitForFunction(() => !document.querySelector('.drawer[data-shown]'))
  })

  it('scrolls nothing sideways, on any kind of page', async () => {
    for (const path of [
      '/',
      '/docs/intro',
      '/docs/api/interfaces/UserDefinedOptions',
      '/blog',
      '/search?q=rpx',
      '/no-such-page',
    ]) {
      const page = await visitor.open(path, phone)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })
})

describe('before the app has arrived', () => {
  it.each([
    ['a click on search', '[data-early=search]', '#docsearch-input'],
    ['a tap on the menu', '[data-early=menu]', '.drawer[data-shown]'],
  ])('keeps %s', async (_, button, result) => {
    const context = await visitor.context(button.includes('menu') ? { viewport: phone.viewport } : {})
    const page = await context.newPage()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/react-dom|client-|App|start/, async route => {
      await held
      await route.continue()
    })
    await page.goto(new URL('docs/intro', inject('base')).href, { waitUntil: 'commit' })
    await page.locator(button).first().click()
    release()
    await page.locator(result).waitFor()
  })
})
