import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)
const theme = 'html[data-theme]'

describe('colour mode', () => {
  it('is dark by default, flips, and is remembered', async () => {
    const page = await visitor.open('/docs/intro', { colorScheme: 'light' })
    await hydrated(page)
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('dark')
    const toggle = page.getByRole('button', { name: /切换浅色/ }).first()
    expect(await toggle.isEnabled()).toBe(true)
    await toggle.click()
    await page.waitForSelector('html[data-theme=light]')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.reload()
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('light')
  })

  it('follows a change made in another tab', async () => {
    const context = await visitor.context()
    const [one, two] = [await context.newPage(), await context.newPage()]
    for (const page of [one, two]) {
      await page.goto(new URL('docs/intro', base).href)
      await hydrated(page)
    }
    await one
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click()
    await two.waitForSelector('html[data-theme=light]')
  })

  it('ignores garbage in storage', async () => {
    const context = await visitor.context()
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('theme', '<img src=x>')
    })
    const page = await context.newPage()
    await page.goto(new URL('docs/intro', base).href)
    await hydrated(page)
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('dark')
  })

  it('obeys the address for one visit without remembering it', async () => {
    const page = await visitor.open('/docs/intro?docusaurus-theme=light')
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  it('toggles at once with reduced motion', async () => {
    const page = await visitor.open('/docs/intro', { reducedMotion: 'reduce' })
    await hydrated(page)
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click()
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('light')
  })
})
