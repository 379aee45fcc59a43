import { expect, inject, it } from 'vitest'
import type { Visitor } from '../visitor'

/** Tests a broken connection, and a deploy while a tab is open. */
export function faults(visitor: Visitor) {
  // Without the Navigation API, a failed load shows the browser's own error page.
  it.runIf(inject('engine') !== 'webkit')(
    'keeps its page when the next one fails, and tries again',
    async () => {
      const line = await visitor.line()
      const restore = line.cut(/^\/docs\/options$/)
      const page = await visitor.open('/docs/principle', { line })
      // Clicks without a mouse: hovering would prefetch the page, which fails in another way.
      await page.run(() => {
        const link = document.createElement('a')
        link.href = '/docs/options'
        document.body.append(link)
        link.click()
      })
      await page.until(() => document.querySelector('.failure-bar') !== null)
      expect(await page.path()).toBe('/docs/principle')
      expect(await page.text('h1')).toBe('工作原理')
      await page.takeFaults()
      restore()
      await page.click('.failure-bar .button')
      await page.until(() => document.querySelector('h1')?.textContent === '配置项总览')
      expect(await page.path()).toBe('/docs/options')
    },
  )

  it('gets the new site after a deploy, page and search', async () => {
    const line = await visitor.line()
    const page = await visitor.open('/docs/principle', { line })
    line.deploy()
    await page.click('main a[href="/docs/evolution"]')
    await page.until(() => document.querySelector('script[type=module][src*=".later."]') !== null)
    expect(await page.path()).toBe('/docs/evolution')
    await page.ready()
    await page.press('k', 'Control')
    await page.until(() => document.activeElement?.id === 'docsearch-input')
    await page.until(() => document.querySelector('.search-footer') !== null)
    await page.type('rem2rpx')
    await page.until(() => document.querySelector('.search-hit') !== null)
    // Discards the errors of requests that the old page had sent.
    await page.takeFaults()
  })

  it('gets what a click asked for though its file went with the last deploy', async () => {
    const line = await visitor.line()
    const page = await visitor.open('/docs/principle', { line })
    line.deploy()
    await page.press('k', 'Control')
    await page.until(() => document.querySelector('script[type=module][src*=".later."]') !== null)
    await page.until(() => document.activeElement?.id === 'docsearch-input')
    await page.takeFaults()
  })
}
