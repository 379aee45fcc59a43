import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)

describe('details', () => {
  it('the footer shows the logo, which leads home', async () => {
    const page = await visitor.look('/docs/intro')
    const logo = page.locator('footer').getByRole('link', { name: 'weapp-tailwindcss', exact: true })
    expect(await logo.getAttribute('href')).toBe('/')
    expect(await logo.locator('img').evaluate(image => (image as HTMLImageElement).src)).toContain('/img/')
  })

  it('a title breaks between words, not inside of one', async () => {
    for (const width of [320, 360, 390, 430]) {
      const page = await visitor.open('/docs/quick-start/v4/uni-app-vite', {
        viewport: { width, height: 800 },
      })
      const lines = await page.locator('h1').evaluate(title => {
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const rows = new Map<number, string>()
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (let at = 0; at < text.length; at++) {
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            const top = Math.round(range.getBoundingClientRect().top / 10)
            rows.set(top, (rows.get(top) ?? '') + text.data[at])
          }
        }
        return [...rows.values()]
      })
      expect(lines.length, `${width}`).toBeGreaterThan(1)
      expect(lines.join('|').replaceAll('|', '')).toContain('接入')
      expect(
        lines.some(line => line.includes('接入')),
        lines.join('|'),
      ).toBe(true)
    }
  })

  it('the page for what is missing has no address of its own', async () => {
    for (const path of ['404', 'no-such-page']) {
      const response = await fetch(new URL(path, base), { headers: { accept: 'text/html' } })
      expect(response.status, path).toBe(404)
      expect(await response.text(), path).not.toContain('rel="canonical"')
    }
  })

  it('a choice of colours that is removed elsewhere leaves the default of the site, not that of the system', async () => {
    const context = await visitor.context({ colorScheme: 'light' })
    const [page, other] = [await context.newPage(), await context.newPage()]
    for (const tab of [page, other]) {
      await tab.goto(new URL('docs/intro', base).href)
      await ready(tab)
    }
    const state = () =>
      page.evaluate(() => [
        document.documentElement.dataset.theme,
        document.documentElement.dataset.themeChoice,
        document.querySelector('.color-toggle')?.getAttribute('title'),
      ])
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await expect.poll(state).toEqual(['light', 'light', '浅色模式'])
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect.poll(state).toEqual(['dark', 'dark', '暗黑模式'])
  })

  it('the toggle says that it does not answer yet', async () => {
    const page = await visitor.open('/docs/intro', { javaScriptEnabled: false })
    const cursor = await page
      .locator('.color-toggle')
      .first()
      .evaluate(toggle => getComputedStyle(toggle).cursor)
    expect(cursor).toBe('not-allowed')
  })
})
