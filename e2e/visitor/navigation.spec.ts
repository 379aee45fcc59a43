import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, holdFiles, hydrated } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)
const isBuilt = inject('target') === 'built'

/** Sets a property that a document load would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)
const article = (path: string) => `main a[href="${path}"]`

describe('going from page to page', () => {
  it('leaves modifier clicks, downloads and files to the browser', async () => {
    const page = await visitor.look('/docs/intro')
    await hydrated(page)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator(article('/docs/principle'))
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/docs/principle')
    await tab.close()
    expect(page.url()).toContain('/docs/intro')
  })

  it('swaps the page without loading a document, with its title, head and sidebar, and tells screen readers', {
    tags: ['reading', 'dev'],
  }, async () => {
    const page = await visitor.look('/docs/intro')
    await hydrated(page)
    await mark(page)
    await page.locator(article('/docs/principle')).first().click()
    await page.waitForURL('**/docs/principle')
    await page.locator('h1', { hasText: '工作原理' }).waitFor()
    expect(await page.title()).toBe('工作原理 | weapp-tailwindcss')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/docs/principle')
    expect(await page.locator('html').getAttribute('class')).toContain('docs-doc-id-principle')
    expect(await page.locator('.sidebar-pane [aria-current=page]').textContent()).toContain('工作原理')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.waitForFunction(() => {
      const live = [...document.querySelectorAll('[aria-live]')].map(node => node.textContent).join(' ')
      return live.includes('工作原理')
    })
    expect(await stayed(page)).toBe(true)
  })

  it('restores the position on Back', { tags: 'reading' }, async () => {
    const page = await visitor.look('/docs/principle')
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
    const page = await visitor.look('/docs/principle')
    await hydrated(page)
    await page.locator(article('/docs/issues/js-string-invalid')).first().click()
    await page.locator('#tailwind-4').waitFor()
    await page.evaluate(() => location.assign('#tailwind-4'))
    await page.waitForFunction(
      () => Math.abs(document.getElementById('tailwind-4')!.getBoundingClientRect().top) < 120,
    )
  })

  it('keeps the old page usable when the next one fails, and tries again on request', {
    tags: ['reading', 'dev'],
  }, async () => {
    const page = await visitor.page()
    // `saveData` disables prefetching, so that the click itself fails.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
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
})

describe('where the address changes before the page is there', () => {
  it('a page that fails leaves the reader where they were in the history', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'NavigationPrecommitController')
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    for (const path of ['docs/principle', 'docs/intro']) await page.goto(new URL(path, base).href)
    await hydrated(page)
    const place = () => page.evaluate(() => navigation.currentEntry!.index)
    const before = await place()
    await page.route('**/docs/options', route => route.abort())
    await page.locator(article('/docs/options')).first().click()
    await page.getByRole('button', { name: '重试' }).waitFor()
    await page.waitForURL('**/docs/intro')
    await expect.poll(place).toBe(before)
    expect(await page.locator('h1').textContent()).toBe('从这里开始')
    await page.goBack()
    await page.waitForURL('**/docs/principle')
    visitor.faults.splice(0)
  })
})

// e2e/engines tests more of this, in WebKit.
describe('where the browser has no Navigation API', () => {
  const open = async (path: string) => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'navigation', { value: undefined })
    })
    await page.goto(new URL(path, base).href)
    await hydrated(page)
    return page
  }

  it('links, Back and hashes work by documents', { tags: 'dev' }, async () => {
    const page = await open('docs/intro')
    await page.locator(article('/docs/principle')).first().click()
    await page.waitForURL('**/docs/principle')
    await page.locator('h1', { hasText: '工作原理' }).waitFor()
    await hydrated(page)
    await page.locator('.toc a[href="#style"]').click()
    await page.waitForFunction(
      () => Math.abs(document.getElementById('style')!.getBoundingClientRect().top) < 120,
    )
    await page.goBack()
    await page.goBack()
    await page.waitForURL('**/docs/intro')
    await page.locator('h1', { hasText: '从这里开始' }).waitFor()
  })
})

describe('a page on its way', () => {
  it('shows a bar after 200 ms and a spinner after a second, though it is the first of the visit', async () => {
    const page = await visitor.page()
    await page.clock.install()
    await page.goto(new URL('docs/intro', base).href)
    await hydrated(page)
    const top = () => page.locator('h1').evaluate(title => title.getBoundingClientRect().top)
    const before = await top()
    const release = await holdFiles(page, '**/docs/options')
    const asked = page.waitForRequest('**/docs/options')
    // From here on, only `runFor` advances the time.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/options"]')!.click())
    await asked
    await page.clock.runFor(150)
    expect(await page.locator('#nprogress').count()).toBe(0)
    await page.clock.runFor(100)
    const place = () =>
      page.locator('#nprogress .bar').evaluate(bar => {
        const shift = new DOMMatrix(getComputedStyle(bar).transform).m41 / bar.clientWidth
        return Math.round((1 + shift) * 100) / 100
      })
    await expect.poll(place).toBe(0.08)
    const spinner = page.locator('main .page-spinner')
    expect(await spinner.count()).toBe(0)
    await page.clock.runFor(1000)
    await spinner.waitFor({ state: 'attached' })
    const status = page.locator('[id="ink:announcer"][role=status]')
    await expect.poll(() => status.textContent()).toBe('正在加载页面…')
    // The spinner overlays the page, which does not move.
    expect(await top()).toBe(before)
    await page.clock.resume()
    release()
    await page.waitForURL('**/docs/options')
    for (const sign of [page.locator('#nprogress'), page.locator('.page-spinner')])
      await sign.waitFor({ state: 'detached' })
  })

  it.runIf(isBuilt)('gets a clean address where the host does not give it one', async () => {
    const page = await visitor.page()
    await page.route('**/docs/principle.html*', async route => {
      await route.fulfill({ response: await route.fetch({ url: new URL('docs/principle', base).href }) })
    })
    await page.goto(new URL('docs/principle.html?a=1#style', base).href)
    await hydrated(page)
    await expect.poll(() => page.url()).toBe(new URL('docs/principle?a=1#style', base).href)
  })
})

describe.runIf(isBuilt)('pages loaded ahead of need', () => {
  const open = async (connection?: object) => {
    const page = await visitor.page()
    await page.addInitScript(value => {
      if (value) Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const fetched: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' && /^\/(?:docs|blog)/.test(pathname)) fetched.push(pathname)
    })
    await page.goto(new URL('docs/principle', base).href)
    await hydrated(page)
    return { page, fetched }
  }

  it('are those in sight, and the one the visitor points at', async () => {
    const { page, fetched } = await open()
    await page.locator('main a[href="/docs/evolution"]').first().scrollIntoViewIfNeeded()
    await expect.poll(() => fetched).toContain('/docs/evolution')
    expect(fetched).not.toContain('/docs/multi-platform')
    await page.locator('.sidebar-pane a[href="/docs/multi-platform"]').hover()
    await expect.poll(() => fetched).toContain('/docs/multi-platform')
    expect(new Set(fetched).size).toBe(fetched.length)
  })

  it.each([[{ saveData: true, effectiveType: '4g' }], [{ saveData: false, effectiveType: 'slow-2g' }]])(
    'are none with %o',
    async connection => {
      const { page, fetched } = await open(connection)
      await page.locator('main a[href="/docs/evolution"]').first().scrollIntoViewIfNeeded()
      await page.locator('.sidebar-pane a[href="/docs/multi-platform"]').hover()
      await page.waitForTimeout(400)
      expect(fetched).toEqual([])
    },
  )

  it('are loaded as documents when that failed', async () => {
    const { page } = await open()
    await mark(page)
    await page.route('**/docs/evolution', route =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    const link = page.locator('main a[href="/docs/evolution"]').first()
    const failed = page.waitForEvent('requestfailed')
    await link.hover()
    await failed
    await link.click()
    await page.waitForURL('**/docs/evolution')
    await page.locator('h1', { hasText: '变迁' }).waitFor()
    expect(await stayed(page)).toBe(false)
    visitor.faults.splice(0)
  })
})

describe.runIf(isBuilt)('a deploy under an open tab', () => {
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
