import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { createVisitor, hydrated, ready } from '../support/browser'
import { runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/features', as: 'full-navbar' })
const names = [
  '快速开始',
  '配置参考',
  '组件文档',
  '常见问题',
  '最佳实践',
  '升级指南',
  '社区资源',
  '版本记录',
  '关于我们',
]
site.edit(
  'site.config.ts',
  "      { type: 'doc', docId: 'intro', label: '文档' },",
  names.map(label => `      { to: '/about', label: '${label}' },`).join('\n'),
)
const served = await runServer(['dev', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

/** Returns the visible labels in the bar and in the overflow menu, and where the content of the bar ends. */
const labels = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(element => element.getClientRects().length > 0)
        .map(element => element.textContent)
    return {
      bar: shown('.navbar-items:first-of-type > .nav-link, .navbar-items > .dropdown > .nav-link'),
      menu: shown('.navbar-more .dropdown-menu .nav-link'),
      end: document.querySelector('.navbar-inner')!.lastElementChild!.getBoundingClientRect().right,
    }
  })

it('a bar with more items than fit has the last of them in a menu', async () => {
  for (const width of [1000, 1280, 1440]) {
    const page = await visitor.open('docs/next/intro', { viewport: { width, height: 800 } })
    await ready(page)
    await expect.poll(async () => (await labels(page)).end).toBeLessThanOrEqual(width)
    const { bar, menu } = await labels(page)
    for (const name of names)
      expect(
        [...bar, ...menu].filter(label => label === name),
        name,
      ).toHaveLength(1)
    if (width < 1300) {
      expect(bar).toContain(names[0])
      expect(bar).not.toContain('更多')
      expect(menu).toContain('关于')
    }
    await page.close()
  }
})

it('the menu opens by keyboard, and the bar follows the window', async () => {
  const page = await visitor.open('docs/next/intro', { viewport: { width: 1280, height: 800 } })
  await hydrated(page)
  await page.locator('.navbar-more').getByRole('button', { name: '其他' }).focus()
  await page.keyboard.press('Enter')
  await page
    .locator('.navbar-more')
    .getByRole('link', { name: '关于', exact: true })
    .waitFor({ state: 'visible' })
  const before = (await labels(page)).bar.length
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(async () => (await labels(page)).bar.length).toBeLessThan(before)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await labels(page)).bar.length).toBe(before)
})
