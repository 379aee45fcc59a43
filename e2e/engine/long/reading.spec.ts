import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../../support/browser'
import { readShifts, watchShifts } from '../../support/layout-shift'

const base = inject('base')
const visitor = createVisitor(base)

/** Opens a page with values in localStorage. */
async function openWith(stored: Record<string, string>, path: string, options?: BrowserContextOptions) {
  return goWith(stored, path, await visitor.page(options))
}

async function goWith(stored: Record<string, string>, path: string, page: Page) {
  await watchShifts(page)
  await page.addInitScript(items => {
    if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return
    sessionStorage.setItem('stored', 'true')
    Object.assign(localStorage, items)
  }, stored)
  await page.goto(new URL(path, base).href)
  return page
}

const dismissed = { 'docusaurus.announcement.id': 'first', 'docusaurus.announcement.dismiss': 'true' }

describe('the announcement', () => {
  it('never shows to those who closed it, and moves nothing', async () => {
    for (const width of [390, 1440]) {
      const page = await openWith(dismissed, 'docs/next/long', { viewport: { width, height: 800 } })
      // It is in the HTML, and CSS hides it as soon as the inline script has run.
      await page.locator('.announcement').waitFor({ state: 'hidden' })
      await hydrated(page)
      await page.waitForTimeout(300)
      expect((await readShifts(page)).total).toBeLessThan(0.02)
    }
  })

  it('moves nothing for those who have not, and passes the focus on when it is closed', async () => {
    const page = await openWith({}, 'docs/next/long')
    await hydrated(page)
    await page.waitForTimeout(300)
    expect(await page.locator('.announcement').isVisible()).toBe(true)
    expect((await readShifts(page)).total).toBeLessThan(0.02)
    await page.locator('.announcement-close').focus()
    await page.keyboard.press('Enter')
    await page.locator('.announcement').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('brand')
  })

  it('shows again under a new id', async () => {
    const page = await openWith({ ...dismissed, 'docusaurus.announcement.id': 'earlier' }, 'docs/next/long')
    await hydrated(page)
    expect(await page.locator('.announcement').isVisible()).toBe(true)
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toMatchObject({ 'docusaurus.announcement.id': 'first', 'docusaurus.announcement.dismiss': 'false' })
  })
})

describe('a navbar that hides', () => {
  let page: Page
  beforeAll(async () => {
    const context = await visitor.lastingContext({ viewport: { width: 1200, height: 500 } })
    page = await goWith(dismissed, 'docs/next/long', await context.newPage())
    await hydrated(page)
  })
  const hidden = () => page.locator('nav.navbar').getAttribute('data-hidden')
  const scrollTo = async (y: number) => {
    // The scroll event comes with the next frame: two scrolls within one frame would cause only one event.
    await page.evaluate(async to => {
      window.scrollTo(0, to)
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    }, y)
  }

  it('shows near the top and near the end of the page', async () => {
    await expect
      .poll(async () => {
        await scrollTo(300)
        await scrollTo(600)
        return hidden()
      })
      .toBe('true')
    await scrollTo(100_000)
    await expect.poll(hidden).toBeNull()
    await scrollTo(500)
    await scrollTo(700)
    await expect.poll(hidden).toBe('true')
    await scrollTo(10)
    await expect.poll(hidden).toBeNull()
  })

  it('shows at once to the keyboard, and the page stays where it is', async () => {
    const top = () => page.locator('nav.navbar').evaluate(bar => bar.getBoundingClientRect().top)
    await expect
      .poll(async () => {
        await scrollTo(300)
        await scrollTo(600)
        return top()
      })
      .toBeLessThan(-50)
    await page.locator('.brand').evaluate(brand => (brand as HTMLElement).focus())
    expect(await top()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => window.scrollY)).toBe(600)
  })

  it('hides on a jump to an anchor, and shows on the way to another page', async () => {
    await scrollTo(0)
    await page.locator('.toc a').nth(3).click()
    await expect.poll(hidden).toBe('true')
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.sidebar-pane a[href$="/markdown"]')!.click(),
    )
    await page.waitForURL('**/docs/next/markdown')
    await expect.poll(hidden).toBeNull()
  })
})

describe('headings named like parts of the shell', () => {
  it('take nothing away from it', async () => {
    const page = await visitor.open('docs/next/slugs/given-name')
    await hydrated(page)
    await page.locator('.code-copy').waitFor({ state: 'attached' })
    for (const id of ['page', 'app', 'main', 'sidebar', 'footer', 'announcer', 'nprogress'])
      expect(await page.locator(`h2#${id}`).count(), id).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.sidebar-pane a[href$="/markdown"]')!.click(),
    )
    await page.waitForURL('**/docs/next/markdown')
    await expect.poll(() => page.locator('[aria-live]').textContent()).toContain('写作')
  })
})

describe('reading', () => {
  it('sees an image in full that is drawn small', async () => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    const image = page.locator('.article img[alt="小方块"]')
    await image.scrollIntoViewIfNeeded()
    await image.hover()
    await expect.poll(() => image.getAttribute('role')).toBe('button')
    await image.click()
    const zoomed = page.getByRole('dialog', { name: '小方块' })
    await zoomed.waitFor()
    expect(await zoomed.locator('img').evaluate(element => element.clientWidth)).toBe(48)
    await page.keyboard.press('Escape')
    await zoomed.waitFor({ state: 'detached' })
    await image.focus()
    await page.keyboard.press('Enter')
    await zoomed.getByRole('button', { name: '关闭大图' }).click()
    await zoomed.waitFor({ state: 'detached' })
    expect(await page.locator('.article img[alt="方块"]').getAttribute('role')).toBeNull()
  })

  it('keeps a tab under the pointer when panels above it grow', async () => {
    const page = await visitor.open('docs/next/tabs', { viewport: { width: 1200, height: 500 } })
    await hydrated(page)
    const tab = page.getByRole('tab', { name: 'JavaScript' }).nth(1)
    await page.getByRole('tab', { name: 'TypeScript' }).first().click()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.tab-panel[data-value=js]')!.style.height = '900px'
      document.querySelectorAll('.tabs')[1]!.scrollIntoView({ block: 'center' })
    })
    const top = async () => (await tab.boundingBox())!.y
    const [before, height] = [await top(), await page.evaluate(() => document.body.scrollHeight)]
    await tab.click()
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height + 500)
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  })

  it('moves nothing when a tab is remembered', async () => {
    for (const width of [390, 1440]) {
      const stored = { ...dismissed, 'docusaurus.tab.npm2yarn': 'bun', 'docusaurus.tab.lang': 'ts' }
      const page = await openWith(stored, 'docs/next/tabs', { viewport: { width, height: 800 } })
      await hydrated(page)
      await page.waitForTimeout(300)
      expect((await readShifts(page)).total).toBeLessThan(0.02)
    }
  })

  it('forgets a version that does not exist', async () => {
    const stored = { ...dismissed, 'docs-preferred-version-default': '0.1' }
    const page = await openWith(stored, 'blog')
    await hydrated(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBeNull()
  })

  it('is led to the preferred version from outside of the docs', async () => {
    const stored = { ...dismissed, 'docs-preferred-version-default': 'current' }
    const page = await openWith(stored, 'blog')
    await hydrated(page)
    const link = page.locator('nav.navbar').getByRole('link', { name: '文档', exact: true })
    await expect.poll(() => link.getAttribute('href')).toBe('/sub/docs/next/intro')
  })
})
