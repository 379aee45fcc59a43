import { describe, expect, inject, it } from 'vitest'
import { createVisitor, holdFiles, hydrated, RUNTIME_FILES } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)
const theme = 'html[data-theme]'

describe('colour mode', () => {
  it('is dark by default, flips, and is remembered', { tags: 'reading' }, async () => {
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

  it('obeys the address for one visit without remembering it', async () => {
    const page = await visitor.open('/docs/intro?docusaurus-theme=light')
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  it('is there with the first paint, and the toggle waits for the app', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('theme', 'light')
    })
    const release = await holdFiles(page, RUNTIME_FILES)
    await page.goto(new URL('docs/intro', base).href, { waitUntil: 'commit' })
    const toggle = page.locator('.navbar .color-toggle')
    await toggle.waitFor()
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await page.locator(theme).getAttribute('data-theme')).toBe('light')
    expect(await ground()).toBe('rgb(255, 255, 255)')
    expect(await toggle.isDisabled()).toBe(true)
    release()
    await hydrated(page)
    await expect.poll(() => toggle.isEnabled()).toBe(true)
    expect(await ground()).toBe('rgb(255, 255, 255)')
  })

  it('grows from the click to light, and shrinks to it to dark', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    await page.evaluate(() => {
      const motions: unknown[] = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (this === document.documentElement) motions.push({ ...frames, ...(options as object) })
        return animate.call(this, frames, options)
      }
      Object.assign(window, { motions })
    })
    const motions = () => page.evaluate(() => (window as unknown as { motions: object[] }).motions)
    // During the view transition, the snapshot of the page receives the clicks.
    const still = () => page.waitForFunction(() => document.getAnimations().length === 0)
    const toggle = page.locator('.navbar .color-toggle')
    const box = (await toggle.boundingBox())!
    const [x, y] = [Math.round(box.x + 10), Math.round(box.y + 12)]
    const radius = Math.hypot(Math.max(x, 1440 - x), Math.max(y, 900 - y))
    const circles = [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`]
    const motion = { duration: 400, easing: 'ease-in', fill: 'forwards' }

    await page.mouse.click(x, y)
    await expect.poll(motions).toHaveLength(1)
    await page.waitForSelector('html[data-theme=light]')
    await still()
    await page.mouse.click(x, y)
    await expect.poll(motions).toHaveLength(2)
    await page.waitForSelector('html[data-theme=dark]')
    expect(await motions()).toEqual([
      { ...motion, clipPath: circles, pseudoElement: '::view-transition-new(root)' },
      { ...motion, clipPath: circles.toReversed(), pseudoElement: '::view-transition-old(root)' },
    ])
    // By keyboard, there is no click position where a circle could start.
    await still()
    await toggle.focus()
    await page.keyboard.press('Enter')
    await page.waitForSelector('html[data-theme=light]')
    expect(await motions()).toHaveLength(2)
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
