import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('the shell around every page', () => {
  it('draws navbar items of every type', { tags: 'dev' }, async () => {
    const page = await visitor.look('docs/next/code')
    await hydrated(page)
    const bar = page.locator('nav.navbar')
    const link = (name: string) => bar.getByRole('link', { name, exact: true })
    expect(await link('文档').getAttribute('href')).toBe('/sub/docs/next/intro')
    expect(await link('另一栏').getAttribute('href')).toBe('/sub/docs/next/other/first')
    expect(await link('博文').getAttribute('href')).toBe('/sub/blog')
    expect(await bar.locator('.beta-mark').textContent()).toBe('测试版')
    expect(await link('Next').first().getAttribute('href')).toBe('/sub/docs/next/intro')
    expect(await link('GitHub').getAttribute('target')).toBe('_blank')
    expect(await link('GitHub').getAttribute('rel')).toBe('noopener noreferrer')
    expect(await bar.locator('.brand').getAttribute('href')).toBe('/sub/')
    expect(await bar.locator('.search-button').count()).toBe(1)
    expect(await link('文档').getAttribute('data-active')).toBe('true')
    expect(await link('博文').getAttribute('data-active')).toBeNull()
  })

  it('marks a link active below its activeBasePath', async () => {
    const page = await visitor.look('blog/second-post')
    const link = page.locator('nav.navbar').getByRole('link', { name: '博文', exact: true })
    expect(await link.getAttribute('data-active')).toBe('true')
  })

  it('opens a dropdown on hover and closes it on the way out', async () => {
    const page = await visitor.look('docs/intro')
    await hydrated(page)
    const menu = page.locator('nav.navbar .dropdown', { hasText: '更多' }).locator('.dropdown-menu')
    await expect.poll(() => menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: '更多' }).hover()
    await expect.poll(() => menu.isVisible()).toBe(true)
    expect(await menu.locator('a').allTextContents()).toEqual(['关于', '写作', '另一栏入口', '外部'])
    expect(await menu.locator('hr').count()).toBe(1)
    await page.mouse.move(700, 800)
    await expect.poll(() => menu.isVisible()).toBe(false)
  })

  it('opens a dropdown by keyboard and closes it when the focus leaves', async () => {
    const page = await visitor.look('docs/intro')
    await hydrated(page)
    const trigger = page.getByRole('button', { name: '更多' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
    await page.locator('.brand').focus()
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
  })

  it('lists the languages', async () => {
    const page = await visitor.look('docs/intro')
    await hydrated(page)
    await page.getByRole('button', { name: '简体中文' }).hover()
    const english = page.locator('.dropdown-menu').getByRole('link', { name: 'English' })
    expect(await english.getAttribute('href')).toMatch(/^\/sub\/en/)
  })

  it('has a footer with columns, logo and copyright', async () => {
    const page = await visitor.look('docs/intro')
    const footer = page.locator('footer')
    expect(await footer.locator('.footer-title').allTextContents()).toEqual(['学习', '外面'])
    expect(await footer.getByRole('link', { name: '简介' }).getAttribute('href')).toBe('/sub/docs/intro')
    expect(await footer.getByRole('link', { name: '示例' }).getAttribute('target')).toBe('_blank')
    const logo = footer.getByRole('link', { name: '样例站标志' })
    expect(await logo.getAttribute('href')).toBe('/sub/')
    expect(await logo.locator('img').getAttribute('src')).toBe('/sub/img/logo.svg')
    expect(await footer.locator('b').textContent()).toBe('样例')
  })

  it('leads to the same page in another version, and remembers the version', { tags: 'dev' }, async () => {
    const page = await visitor.open('docs/next/guide/first')
    await hydrated(page)
    await page.getByRole('button', { name: 'Next' }).hover()
    await page.locator('.dropdown-menu').getByRole('link', { name: '1.0.x' }).click()
    await page.waitForURL('**/sub/docs/guide/first')
    await expect.poll(() => page.locator('h1').textContent()).toBe('第一章（1.0）')
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0')
    const entries = page.locator('.dropdown', { hasText: '所有版本' }).locator('.dropdown-menu a')
    expect(await entries.allTextContents()).toEqual(['Next', '1.0.x', '所有版本'])
  })

  it('shows the announcement in its colours until it is closed for good', async () => {
    const page = await visitor.open('docs/intro')
    await hydrated(page)
    const bar = page.locator('.announcement')
    const colours = await bar.evaluate(element => {
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color]
    })
    expect(colours).toEqual(['rgb(16, 32, 48)', 'rgb(255, 238, 221)'])
    expect(await bar.locator('a').getAttribute('href')).toBe('https://example.com/news')
    await bar.getByRole('button', { name: '关闭' }).click()
    await expect.poll(() => bar.isVisible()).toBe(false)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => bar.isVisible()).toBe(false)
  })

  it('follows the system, with its logo in the configured style, then cycles light, dark, system', async () => {
    const page = await visitor.open('docs/intro', { colorScheme: 'dark' })
    const shown = page.locator('.navbar .brand img:visible')
    expect(await shown.getAttribute('src')).toBe('/sub/img/logo-dark.svg')
    expect(await shown.evaluate(image => getComputedStyle(image).borderRadius)).toBe('4px')
    const brand = page.locator('.navbar .brand')
    expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await hydrated(page)
    const state = () =>
      page.evaluate(() => [
        document.documentElement.dataset.theme,
        document.documentElement.dataset.themeChoice,
      ])
    expect(await state()).toEqual(['dark', 'system'])
    const toggle = page.locator('nav.navbar .color-toggle')
    await toggle.click()
    await expect.poll(state).toEqual(['light', 'light'])
    await toggle.click()
    await expect.poll(state).toEqual(['dark', 'dark'])
    await toggle.click()
    await expect.poll(state).toEqual(['dark', 'system'])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(state).toEqual(['light', 'system'])
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  it('hides the navbar on the way down and shows it on the way up', async () => {
    const page = await visitor.open('docs/next/long')
    await hydrated(page)
    const hidden = () => page.locator('nav.navbar').getAttribute('data-hidden')
    const scroll = (by: number) => page.mouse.wheel(0, by)
    await page.mouse.move(700, 500)
    await scroll(400)
    await scroll(400)
    await expect.poll(hidden).toBe('true')
    await scroll(-200)
    await expect.poll(hidden).toBeNull()
  })

  it('stands around the page for what is not there, too', { tags: 'dev' }, async () => {
    const page = await visitor.open('docs/next/no/such/page')
    await hydrated(page)
    expect(await page.locator('h1').textContent()).toBe('找不到页面')
    await page.locator('.brand').click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('样例站')
    expect(new URL(page.url()).pathname).toBe('/sub/')
  })

  it('keeps navigation and sidebar in a drawer on narrow screens', async () => {
    const page = await visitor.open('docs/next/intro', { viewport: { width: 390, height: 800 } })
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).click()
    const entry = page
      .locator('.drawer')
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: '写作' })
    await entry.click()
    await page.waitForURL('**/docs/next/markdown')
    await expect.poll(() => entry.isVisible()).toBe(false)
  })
})
