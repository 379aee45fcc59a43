import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, holdFiles, hydrated, RUNTIME_FILES } from '../support/browser'

const visitor = createVisitor(inject('base'))
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('the shell', () => {
  it('has a skip link that comes first and leads to the content', { tags: 'reading' }, async () => {
    const page = await visitor.look('/docs/intro')
    await hydrated(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('跳到主要内容')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
  })

  it('opens dropdowns by hover and by Enter, and closes them on a click outside', async () => {
    const page = await visitor.look('/docs/intro')
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

  it('opens a collapsed category of the sidebar, and keeps the sidebar while navigating', async () => {
    const page = await visitor.look('/docs/intro')
    await hydrated(page)
    const category = page.locator('.sidebar-pane').getByText('Tailwind CSS 3', { exact: true })
    await category.click()
    const link = page.locator('.sidebar-pane').getByRole('link', { name: 'Taro（webpack 与 Vite）' })
    await link.waitFor({ state: 'visible' })
    await link.click()
    await page.waitForURL('**/frameworks/taro')
    await page.waitForFunction(() =>
      document.querySelector('.sidebar-pane [aria-current=page]')?.textContent?.includes('Taro'),
    )
  })

  it('opens dropdowns by touch, and closes them by a touch elsewhere', async () => {
    const page = await visitor.open('/docs/intro', { hasTouch: true })
    await hydrated(page)
    const trigger = page.locator('.navbar').getByRole('button', { name: '更新迁移' })
    await trigger.tap()
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
    await page.locator('.navbar').getByRole('link', { name: '版本迁移' }).waitFor({ state: 'visible' })
    await page.touchscreen.tap(700, 700)
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
  })

  it.each([
    ['/docs/issues/css-vars', ['常见问题']],
    // The page is in the sidebar of another entry, but also has its own entry.
    ['/docs/showcase', ['案例']],
    ['/docs/community/templates', ['生态', '模板与方案']],
    ['/blog', ['更新迁移', '博客']],
  ])('marks for %s in the navbar: %s', async (path, marked) => {
    const page = await visitor.look(path)
    expect(await page.locator('.navbar .nav-link[data-active]').allTextContents()).toEqual(marked)
  })

  it('has its desktop layout above 996 px', async () => {
    const page = await visitor.open('/docs/intro', { viewport: { width: 996, height: 700 } })
    const menu = page.getByRole('button', { name: '切换导航栏' })
    const layout = async () => [
      await menu.isVisible(),
      await page.locator('.sidebar-pane').isVisible(),
      await page.locator('.toc').isVisible(),
    ]
    expect(await layout()).toEqual([true, false, false])
    await page.setViewportSize({ width: 997, height: 700 })
    expect(await layout()).toEqual([false, true, true])
  })

  it('lies under a texture of 5 percent that stops no click', async () => {
    const page = await visitor.look('/')
    const style = await page.locator('.texture').evaluate(element => {
      const { opacity, backgroundSize, pointerEvents, backgroundImage } = getComputedStyle(element)
      return { opacity, backgroundSize, pointerEvents, own: backgroundImage.includes(location.origin) }
    })
    expect(style).toEqual({ opacity: '0.05', backgroundSize: '128px auto', pointerEvents: 'none', own: true })
  })

  it('keeps the sidebar where it was scrolled to', { tags: 'reading' }, async () => {
    const page = await visitor.open('/docs/principle', { viewport: { width: 1200, height: 500 } })
    await hydrated(page)
    const sidebar = page.locator('.sidebar-pane')
    const link = sidebar.getByRole('link', { name: '多端构建' })
    const inert = await link.elementHandle()
    await link.hover()
    // Waits until React replaces the static sidebar.
    if (inject('react') === 'hydrated') await page.waitForFunction(element => !element!.isConnected, inert)
    await link.scrollIntoViewIfNeeded()
    const before = await sidebar.evaluate(element => element.scrollTop)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await page.waitForURL('**/docs/multi-platform')
    await page.locator('.sidebar-pane [aria-current=page]', { hasText: '多端构建' }).waitFor()
    expect(await sidebar.evaluate(element => element.scrollTop)).toBe(before)
  })
})

describe('the menu on a phone', () => {
  it('opens, locks the page, shows the docs sidebar, goes back to the main menu, and closes by Back', async () => {
    const page = await visitor.open('/docs/principle', phone)
    await hydrated(page)
    await page.locator('main a[href="/docs/evolution"]').first().tap()
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

  it('keeps its dropdowns closed, unless the page is in one', async () => {
    const page = await visitor.open('/blog', phone)
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).tap()
    const dialog = page.getByRole('dialog', { name: '主导航' })
    await dialog.getByText('回到主菜单').tap()
    const open = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-expanded')
    await expect.poll(() => open('更新迁移')).toBe('true')
    expect(await open('配置项')).toBe('false')
    expect(await dialog.getByRole('link', { name: 'API 参考' }).isVisible()).toBe(false)
    await dialog.getByRole('button', { name: '配置项' }).tap()
    // Waits for the animation: a tap during it goes to the nearest entry that already exists.
    await expect.poll(() => dialog.evaluate(drawer => drawer.getAnimations({ subtree: true }).length)).toBe(0)
    await dialog.getByRole('link', { name: 'API 参考' }).tap()
    await page.waitForURL('**/UserDefinedOptions')
    await page.waitForFunction(() => !document.querySelector('.drawer[data-shown]'))
  })

  it('keeps its dropdowns in place while they unfold around the focus', async () => {
    const page = await visitor.open('/blog', phone)
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).tap()
    const dialog = page.getByRole('dialog', { name: '主导航' })
    await dialog.getByText('回到主菜单').tap()
    const scrolled = await dialog.getByRole('button', { name: '配置项' }).evaluate(async button => {
      ;(button as HTMLElement).click()
      await new Promise(requestAnimationFrame)
      const list = button.parentElement!.querySelector('ul')!
      const height = list.offsetHeight
      list.querySelector<HTMLElement>('li:last-child a')!.focus()
      return { folded: height < list.scrollHeight, by: list.scrollTop }
    })
    expect(scrolled).toEqual({ folded: true, by: 0 })
  })

  it.each(['/docs/quick-start/frameworks/uni-app-vite', '/docs/issues', '/search?q=rpx'])(
    'has room for fingers on %s',
    async path => {
      const page = await visitor.open(path, phone)
      await hydrated(page)
      if (path.startsWith('/search')) await page.locator('.search-page-hit').first().waitFor()
      expect(await page.evaluate(listSmall)).toEqual([])
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('button', { name: '切换导航栏' }).tap()
      await page.locator('.drawer[data-shown]').waitFor()
      await page.waitForFunction(() => document.getAnimations().length === 0)
      expect(await page.evaluate(listSmall)).toEqual([])
    },
  )

  it('closes by itself when the window becomes wide', async () => {
    const page = await visitor.open('/docs/intro', { viewport: phone.viewport })
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).click()
    await page.locator('.drawer[data-shown]').waitFor()
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.waitForFunction(() => !document.querySelector('.drawer[data-shown]'))
  })
})

describe('a page that is not there', () => {
  it('says so, searches, and leads on', async () => {
    const page = await visitor.open('/no-such-page')
    await hydrated(page)
    expect(await page.title()).toContain('找不到页面')
    await page.locator('main').getByRole('link', { name: '常见问题' }).waitFor()
    const field = page.locator('main').getByRole('searchbox', { name: '搜索文档' })
    await field.fill('rem2rpx')
    await field.press('Enter')
    await page.waitForURL('**/search?q=rem2rpx')
    await page.locator('.search-page-hit').first().waitFor()
  })
})

describe('before the app has arrived', () => {
  const click = (selector: string) => (page: Page) => page.locator(selector).first().click()
  it.each([
    ['a click on search', click('[data-early=search]'), '#docsearch-input', {}],
    ['a click on a tab', click('[role=tab][data-value=pnpm]'), '[data-value=pnpm][aria-selected=true]', {}],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), '#docsearch-input', {}],
    ['a tap on the menu', click('[data-early=menu]'), '.drawer[data-shown]', { viewport: phone.viewport }],
  ])('keeps %s', async (_, use, result, options) => {
    const page = await visitor.page(options)
    const release = await holdFiles(page, RUNTIME_FILES)
    await page.goto(new URL('docs/intro', inject('base')).href, { waitUntil: 'commit' })
    await page.locator('.navbar').waitFor()
    await use(page)
    release()
    await page.locator(result).waitFor()
  })
})

/** Runs in the page: returns controls that a touch slightly above or below their centre misses. */
function listSmall(): string[] {
  const controls = [
    '.navbar :is(button, a)',
    '.drawer :is(button, a, [role=button])',
    '.breadcrumbs a',
    '.toc-mobile > summary',
    '.copy-markdown',
    '[role=tab]',
    '.code-button',
    '.article-footer a',
    '.neighbour',
    '.footer-columns a',
    '.search-page-head a',
    ':is(select, textarea)',
  ]
  const isTall = (control: Element) => {
    control.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = control.getBoundingClientRect()
    return [-21, 21].every(offset => {
      const met = document.elementFromPoint(left + width / 2, top + height / 2 + offset)
      return met !== null && control.contains(met)
    })
  }
  return [...document.querySelectorAll(controls.join())]
    .filter(control => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
    .filter(control => !isTall(control))
    .map(control => `${control.className}: ${control.textContent}`)
}
