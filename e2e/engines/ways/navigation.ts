import { expect, inject, it } from 'vitest'
import type { Page, Visitor } from '../visitor'

/** WebKitGTK 2.50 has no Navigation API, so links load documents. */
const hasNavigationApi = inject('engine') !== 'webkit'

/** Sets a property that a document load would remove. */
const mark = (page: Page) => page.run(() => void Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.run(() => 'stayed' in window)

/** Follows a link of the article. */
async function follow(page: Page, path: string, title: string) {
  await page.click(`main a[href="${path}"]`)
  await page.until(wanted => document.querySelector('h1')?.textContent === wanted, title)
  expect(await page.path()).toBe(path)
}

/** Tests navigation between pages, back, and within a page. */
export function navigation(visitor: Visitor) {
  it('opens a page: styled, titled, with the sidebar of its place', { tags: 'five' }, async () => {
    const page = await visitor.open('/docs/principle')
    const seen = await page.run(() => ({
      title: document.title,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      current: document.querySelector('.sidebar-pane [aria-current=page]')?.textContent,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(seen).toMatchObject({ title: '工作原理 | weapp-tailwindcss', current: '工作原理' })
    expect(seen.ground).not.toBe('rgb(255, 255, 255)')
    expect(seen.sideways).toBeLessThanOrEqual(0)
  })

  it('follows links, and Back restores page and position', { tags: 'five' }, async () => {
    const page = await visitor.open('/docs/principle')
    await mark(page)
    await page.run(() =>
      document.querySelector('main a[href="/docs/evolution"]')!.scrollIntoView({ block: 'center' }),
    )
    const top = await page.run(() => Math.round(scrollY))
    expect(top).toBeGreaterThan(100)
    await follow(page, '/docs/evolution', '技术选型变迁')
    expect(await page.run(() => scrollY)).toBe(0)
    expect(await stayed(page)).toBe(hasNavigationApi)
    await page.until(
      () =>
        document.querySelector('.sidebar-pane [aria-current=page]')?.getAttribute('href') ===
        '/docs/evolution',
    )
    await page.back()
    await page.until(() => document.querySelector('h1')?.textContent === '工作原理')
    await page.until(wanted => Math.abs(scrollY - wanted) < 5, top)
  })

  it.runIf(hasNavigationApi)('fades from page to page', async () => {
    const page = await visitor.open('/docs/principle')
    await page.run(() => {
      const start = document.startViewTransition
      document.startViewTransition = function (...given) {
        Object.assign(window, { fades: document.documentElement.hasAttribute('data-turning') })
        return start.apply(this, given)
      }
    })
    await follow(page, '/docs/evolution', '技术选型变迁')
    expect(await page.run(() => 'fades' in window && window.fades)).toBe(true)
    await page.until(() => !document.documentElement.hasAttribute('data-turning'))
    await page.until(() => document.getAnimations().length === 0)
  })

  it('finds, for an address without a page, the one that is meant', async () => {
    const page = await visitor.open('/docs/principles')
    await page.until(() => document.querySelector('.ways-on a')?.textContent === '工作原理')
    await page.click('.ways-on a')
    await page.until(() => document.querySelector('h1')?.textContent === '工作原理')
    // Discards the error that the console shows for the 404 response.
    await page.takeFaults()
  })

  it('comes to a heading: by the address, by the contents, and Back', async () => {
    const page = await visitor.open('/docs/principle#script')
    const isAtTop = (id: string) => {
      const { top } = document.getElementById(id)!.getBoundingClientRect()
      return top >= 0 && top < 120
    }
    await page.until(isAtTop, 'script')
    await page.click('.toc a[href="#style"]')
    await page.until(isAtTop, 'style')
    await page.until(
      () =>
        document.querySelector('.toc .table-of-contents__link--active')?.getAttribute('href') === '#style',
    )
    await page.back()
    await page.until(isAtTop, 'script')
  })
}
