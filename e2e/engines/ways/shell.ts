import { expect, it } from 'vitest'
import type { Visitor } from '../visitor'

/** Tests what React renders: menu and islands. */
export function shell(visitor: Visitor) {
  it('opens the menu of a phone, leaves it with Back, and goes on from it', { tags: 'five' }, async () => {
    const page = await visitor.open('/docs/principle', { width: 390, height: 800 })
    // Creates a history entry: without the menu, Back would return to the first page.
    await page.click('main a[href="/docs/evolution"]')
    await page.until(() => location.pathname === '/docs/evolution')
    await page.ready()
    const isShown = () => document.querySelector('.drawer[data-shown]') !== null
    const isGone = () => document.querySelector('.drawer[data-shown]') === null
    await page.click('.navbar [data-early=menu]')
    await page.until(isShown)
    expect(await page.run(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await page.back()
    await page.until(isGone)
    expect(await page.path()).toBe('/docs/evolution')
    expect(await page.run(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    await page.click('.navbar [data-early=menu]')
    await page.click('.drawer[data-shown] a[href="/docs/icons"]')
    await page.until(() => location.pathname === '/docs/icons')
    await page.until(isGone)
    expect(await page.text('h1')).toBe('图标方案 Iconify')
  })

  it('uses an island, which loses no choice made before it is hydrated', async () => {
    const page = await visitor.open('/docs/intro')
    await page.click('.chooser-row:first-child label:nth-child(3)')
    await page.until(() => document.querySelector('.chooser-result')?.textContent?.includes('Taro'))
    const href = await page.run(() => document.querySelector('.chooser-result a')!.getAttribute('href')!)
    await page.click('.chooser-result a')
    await page.until(wanted => location.pathname === wanted, href)
  })
}
