import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)

/** A mark that a document load would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)
const article = (path: string) => `#main a[href="${path}"]`

describe('going from page to page', () => {
  it('swaps the page without loading a document, with its title, head and sidebar', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    await mark(page)
    await page.locator(article('/docs/principle')).first().click()
    await page.waitForURL('**/docs/principle')
    await page.locator('h1', { hasText: '工作原理' }).waitFor()
    expect(await page.title()).toBe('工作原理 | weapp-tailwindcss')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/docs/principle')
    expect(await page.locator('html').getAttribute('class')).toContain('docs-doc-id-principle')
    expect(await page.locator('#sidebar [aria-current=page]').textContent()).toContain('工作原理')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await stayed(page)).toBe(true)
  })

  it('restores the position on Back', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 700))
    await page.waitForTimeout(100)
    await page
      .locator(article('/docs/evolution'))
      .first()
      .evaluate(link => (link as HTMLElement).click())
    await page.waitForURL('**/docs/evolution')
    await page.goBack()
    await page.waitForURL('**/docs/principle')
    await page.waitForFunction(() => Math.abs(scrollY - 700) < 5)
  })

  it('scrolls to a hash, percent-encoded or not', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.locator(article('/docs/issues/js-string-invalid')).first().click()
    await page.waitForURL('**/docs/issues/js-string-invalid')
    await page.evaluate(() => location.assign('#tailwind-4'))
    await page.waitForFunction(
      () => Math.abs(document.getElementById('tailwind-4')!.getBoundingClientRect().top) < 120,
    )
  })

  it('moves focus and tells screen readers the new title', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    await page.locator(article('/docs/options')).first().click()
    await page.waitForURL('**/docs/options')
    await page.waitForFunction(() => {
      const live = [...document.querySelectorAll('[aria-live]')].map(node => node.textContent).join(' ')
      return live.includes('配置项')
    })
  })

  it('leaves modifier clicks, downloads and files to the browser', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator(article('/docs/principle'))
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/docs/principle')
    expect(page.url()).toContain('/docs/intro')
  })

  it('keeps the old page usable when the next one fails, and tries again on request', async () => {
    const context = await visitor.context()
    // Nothing is fetched ahead for a visitor who saves data, so the click itself is what fails.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const page = await context.newPage()
    await page.goto(new URL('docs/intro', base).href)
    await hydrated(page)
    await page.route('**/docs/options', route => route.abort())
    await page.locator(article('/docs/options')).first().click()
    const retry = page.getByRole('button', { name: '重试' })
    await retry.waitFor()
    expect(page.url()).toContain('/docs/intro')
    expect(await page.locator('h1').textContent()).toBe('从这里开始')
    await page.unroute('**/docs/options')
    await retry.click()
    await page.waitForURL('**/docs/options')
    visitor.faults.splice(0)
  })

  it('works by documents where the browser has no Navigation API', async () => {
    const context = await visitor.context()
    await context.addInitScript(() => {
      Object.defineProperty(window, 'navigation', { value: undefined })
    })
    const page = await context.newPage()
    await page.goto(new URL('docs/intro', base).href)
    await hydrated(page)
    await page.locator(article('/docs/principle')).first().click()
    await page.waitForURL('**/docs/principle')
    await page.locator('h1', { hasText: '工作原理' }).waitFor()
  })
})

describe.runIf(inject('target') === 'built')('a deploy under an open tab', () => {
  it('loads the document when the page was made by another bundle', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    await mark(page)
    await page.route('**/docs/options', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"build":"[^"]+"/, '"build":"another"')
      await route.fulfill({ response, body })
    })
    await page.locator(article('/docs/options')).first().click()
    await page.waitForURL('**/docs/options')
    await page.locator('h1', { hasText: '配置项' }).waitFor()
    expect(await stayed(page)).toBe(false)
  })
})
