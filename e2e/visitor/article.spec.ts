import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('reading an article', () => {
  it('copies code without its decoration', async () => {
    const page = await visitor.open('/docs/issues/css-vars', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await hydrated(page)
    const block = page.locator('figure.code-block').last()
    await block.hover()
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe((await block.locator('code').textContent())!.replace(/\n$/, ''))
  })

  it('switches package manager tabs everywhere and remembers the choice', async () => {
    const page = await visitor.open('/docs/issues/format')
    await hydrated(page)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm')
    await page.goto(new URL('docs/icons', inject('base')).href)
    expect(await page.locator('.tabs [role=tabpanel]:visible').first().textContent()).toContain('pnpm')
  })

  it('moves through tabs with the arrow keys and selects with Enter', async () => {
    const page = await visitor.open('/docs/issues/format')
    await hydrated(page)
    await page.waitForSelector('html[data-tabs-live]')
    await page.getByRole('tab', { name: 'npm', exact: true }).first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Yarn')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('tab', { name: 'Yarn' }).first().getAttribute('aria-selected')).toBe('true')
  })

  it('marks the heading in view in the table of contents', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.evaluate(() => document.getElementById('style')!.scrollIntoView())
    await page.waitForFunction(
      () => document.querySelector('.table-of-contents__link--active')?.getAttribute('href') === '#style',
    )
  })

  it('copies the page as Markdown', async () => {
    const page = await visitor.open('/docs/principle', { permissions: ['clipboard-read', 'clipboard-write'] })
    await hydrated(page)
    await page.getByText('复制为 Markdown').click()
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('# 工作原理'))
  })

  it('comes back to the top', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.waitForTimeout(150)
    await page.evaluate(() => scrollTo(0, 1300))
    await page.getByRole('button', { name: '回到顶部' }).click()
    await page.waitForFunction(() => scrollY === 0)
  })

  it('offers the edit and report links', async () => {
    const page = await visitor.open('/docs/principle')
    expect(await page.getByRole('link', { name: '编辑此页' }).getAttribute('href')).toContain(
      'docs/principle/index.md',
    )
    expect(await page.locator('a[href*="issues/new"]').first().getAttribute('href')).toContain(
      encodeURIComponent('/docs/principle'),
    )
  })
})

describe('without JavaScript', () => {
  const off = { javaScriptEnabled: false }

  it('reads, with all tab panels and links', async () => {
    const page = await visitor.open('/docs/icons', off)
    expect(await page.locator('h1').textContent()).toBe('图标方案 Iconify')
    const panels = page.locator('.tabs [role=tabpanel]')
    expect(await panels.count()).toBeGreaterThan(3)
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
    await page.locator('#sidebar a').nth(3).click()
    expect(page.url()).not.toContain('/docs/icons')
  })

  it('keeps every recipe of the chooser reachable', async () => {
    const page = await visitor.open('/docs/intro', off)
    await page.getByText('全部组合').click()
    await page.getByRole('link', { name: 'Taro · webpack · Tailwind CSS 3' }).click()
    expect(page.url()).toContain('/frameworks/taro')
  })
})

describe('with storage that fails', () => {
  it('changes nothing for the visitor', async () => {
    const context = await visitor.context()
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const page = await context.newPage()
    await page.goto(new URL('docs/issues/format', inject('base')).href)
    await hydrated(page)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click()
    await page.waitForSelector('html[data-theme=light]')
  })
})
