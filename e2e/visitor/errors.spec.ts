import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated, ready } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)
const url = (path: string) => new URL(path, base).href

describe('when something crashes', () => {
  it('says so with every cause, and tries again on request', async () => {
    const context = await visitor.context()
    const page = await context.newPage()
    // The site's data with a navbar item of a type that nobody knows, until it is mended.
    await page.route(/assets\/app-|virtual:site$/, async route => {
      const response = await route.fetch()
      const item = 'get type() { return window.mended ? "link" : "odd" }'
      const body = (await response.text()).replace(/"?type"?:\s*["`]link["`]/, item)
      await route.fulfill({ response, body })
    })
    await page.goto(url('docs/principle'))
    await ready(page)
    await page.evaluate(async () => void (await window.inkstone?.started)?.hydrate())
    const screen = page.getByRole('alert')
    await screen.getByRole('heading', { name: 'This page crashed' }).waitFor()
    // The navbar alone: the article stays as it was, and there is a way home.
    expect(await page.locator('h1').textContent()).toBe('工作原理')
    expect(await page.locator('main').isVisible()).toBe(true)
    expect(await page.title()).toContain('工作原理')
    expect(await screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
    await page.locator('.sidebar-pane').getByRole('link', { name: '图标' }).waitFor()
    expect(await screen.locator('pre').textContent()).toMatch(
      /^A theme navbar item failed to render\.\nPlease double-check the following navbar item \(navbar\.items\) of your site config:\n\{[\s\S]*"type": "odd"[\s\S]*\}\n\nCause:\nNo NavbarItem component found for type "odd"\.$/,
    )
    await screen.getByRole('button', { name: 'Try again' }).click()
    await screen.getByRole('heading').waitFor()
    await page.evaluate(() => Object.assign(window, { mended: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.navbar').waitFor()
    expect(await page.locator('h1').textContent()).toBe('工作原理')
    expect(await page.title()).toContain('工作原理')
    visitor.faults.splice(0)
  })
})

describe.runIf(inject('target') === 'built')('when files are missing', () => {
  it('the home page suggests another base URL, unless its style has arrived', async () => {
    const context = await visitor.context()
    const page = await context.newPage()
    await page.route('**/assets/**', route => route.abort())
    await page.goto(url(''))
    const banner = page.locator('#__docusaurus-base-url-issue-banner')
    await banner.waitFor({ state: 'visible' })
    expect(await banner.textContent()).toContain('建议试试 baseUrl = /')
    await page.unroute('**/assets/**')
    await page.route('**/assets/*.js', route => route.abort())
    await page.reload()
    await banner.waitFor({ state: 'attached' })
    expect(await banner.isVisible()).toBe(false)
    await page.goto(url('docs/principle'))
    expect(await banner.count()).toBe(0)
  })

  it('the page reads and its links lead on without the app', async () => {
    const context = await visitor.context()
    const page = await context.newPage()
    await page.route('**/assets/app-*', route => route.abort())
    await page.goto(url('docs/principle'))
    expect(await page.evaluate(() => 'inkstone' in window)).toBe(false)
    await page.unroute('**/assets/app-*')
    await page.locator('main a[href="/docs/evolution"]').first().click()
    await page.waitForURL('**/docs/evolution')
    await hydrated(page)
  })

  it('a menu that could not be loaded opens at the next tap', async () => {
    const context = await visitor.context({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(url('docs/principle'))
    await hydrated(page)
    await page.route('**/assets/Drawer-*', route => route.abort())
    await page.getByRole('button', { name: '切换导航栏' }).click()
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    await page.unroute('**/assets/Drawer-*')
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).click()
    await page.locator('.drawer[data-shown]').waitFor()
  })
})
