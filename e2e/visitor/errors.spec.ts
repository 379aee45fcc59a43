import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated, ready } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)
const url = (path: string) => new URL(path, base).href

describe('when something crashes', () => {
  it('says so with every cause, and tries again on request', { tags: 'dev' }, async () => {
    const page = await visitor.page()
    // Serves the site's data with a navbar item of an unknown type, until `window.fixed` is set.
    await page.route(/virtual[_:]site(?:-[\w-]+\.js)?$/, async route => {
      const response = await route.fetch()
      const item = 'get type() { return window.fixed ? "link" : "odd" }'
      const body = (await response.text()).replace(/"?type"?:\s*["`]link["`]/, item)
      await route.fulfill({ response, body })
    })
    await page.goto(url('docs/principle'))
    await ready(page)
    await page.evaluate(async () => void (await window.inkstone?.started)?.hydrate())
    const screen = page.getByRole('alert')
    await screen.getByRole('heading', { name: 'This page crashed' }).waitFor()
    // Only the navbar crashes: the article stays as it was, and the message links to the home page.
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
    await page.evaluate(() => Object.assign(window, { fixed: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.navbar').waitFor()
    expect(await page.locator('h1').textContent()).toBe('工作原理')
    expect(await page.title()).toContain('工作原理')
    visitor.faults.splice(0)
  })
})

describe.runIf(inject('target') === 'built')('when files are missing', () => {
  it('the home page suggests another base URL, unless its style has arrived', async () => {
    const page = await visitor.page()
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
    // A site that was built for / but is served from a folder, requested by file name.
    await page.route('**/assets/**', route => route.abort())
    await page.route('**/sub/index.html', async route =>
      route.fulfill({ response: await route.fetch({ url: url('') }) }),
    )
    await page.goto(url('sub/index.html'))
    await banner.waitFor({ state: 'visible' })
    expect(await banner.textContent()).toMatch(/建议试试 baseUrl = \/sub\/$/)
  })

  it('the page reads and its links lead on without the app', async () => {
    const page = await visitor.page()
    await page.route('**/assets/app-*', route => route.abort())
    await page.goto(url('docs/principle'))
    expect(await page.evaluate(() => 'inkstone' in window)).toBe(false)
    await page.unroute('**/assets/app-*')
    await page.locator('main a[href="/docs/evolution"]').first().click()
    await page.waitForURL('**/docs/evolution')
    await hydrated(page)
  })

  it('a crash of the sidebar leaves the article and the rest, in words of one language', async () => {
    const page = await visitor.page()
    await page.route('**/assets/sidebar-*.json', route => route.fulfill({ json: [null] }))
    await page.goto(url('docs/principle'))
    await ready(page)
    await page.locator('.sidebar-pane a[data-key]').first().hover()
    const screen = page.getByRole('alert')
    await screen.getByRole('heading', { name: 'This page crashed' }).waitFor()
    expect(await screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
    expect(await screen.getAttribute('lang')).toBe('en')
    expect(await screen.textContent()).not.toMatch(/\p{Script=Han}/u)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    await page.locator('.navbar .color-toggle').click()
    await page.waitForSelector('html[data-theme=light]')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Try searching for').waitFor()
    // Texts of the site itself, such as suggested searches, are in the language of the site.
    const english = await dialog.evaluate(box => {
      const lang = box.closest('[lang]')?.getAttribute('lang')
      for (const other of box.querySelectorAll('[lang^=zh]')) other.remove()
      return { lang, text: box.textContent }
    })
    expect(english.lang).toBe('en')
    expect(english.text).toMatch(/Try searching for/)
    expect(english.text).not.toMatch(/\p{Script=Han}/u)
    visitor.faults.splice(0)
  })

  it('a crash of the menu of a phone leaves the article and the rest', async () => {
    const page = await visitor.page({ viewport: { width: 390, height: 844 } })
    const body = 'export const Drawer = () => { throw new Error("no drawer") }'
    await page.route('**/assets/Drawer-*.js', route =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.goto(url('docs/principle'))
    await hydrated(page)
    await page.getByRole('button', { name: '切换导航栏' }).click()
    const screen = page.getByRole('alert')
    expect(await screen.locator('pre').textContent()).toBe('no drawer')
    expect(await screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
    expect(await page.locator('main h1').isVisible()).toBe(true)
    await page.getByRole('button', { name: '搜索' }).click()
    await page.locator('#docsearch-input').waitFor()
    visitor.faults.splice(0)
  })

  it('a menu that could not be loaded opens on request', async () => {
    const page = await visitor.page({ viewport: { width: 390, height: 844 } })
    await page.goto(url('docs/principle'))
    await hydrated(page)
    await page.route('**/assets/Drawer-*', route => route.abort())
    await page.getByRole('button', { name: '切换导航栏' }).click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    await page.unroute('**/assets/Drawer-*')
    await alert.getByRole('button', { name: '重试' }).click()
    await page.locator('.drawer[data-shown]').waitFor()
    await expect.poll(() => alert.count()).toBe(0)
  })
})
