import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))

const PLAYER = 'https://player.example/watch?v=1&t=2'
const poster = 'a.frame-poster >> nth=0'

describe('frames of other hosts', () => {
  it('are posters that say the host; nothing is asked of it before the click', async () => {
    const page = await visitor.open('docs/next/embeds')
    const before = page.context().pages()
    await page.route(`${new URL(PLAYER).origin}/**`, route =>
      route.fulfill({ contentType: 'text/html', body: '<h1>played</h1>' }),
    )
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await page.locator(poster).innerText()).toMatch(/^三分钟看懂\s+点按后从 player\.example 载入$/)
    const closed = await page.locator(poster).boundingBox()
    expect(closed!.width / closed!.height).toBeCloseTo(560 / 315, 1)
    expect(visitor.faults).toEqual([])

    await page.locator(poster).click()
    await page.frameLocator('iframe').getByText('played').waitFor()
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('title')).toBe('三分钟看懂')
    expect(await frame.getAttribute('allow')).toBe('fullscreen')
    expect(await frame.boundingBox()).toEqual(closed)
    expect(page.context().pages()).toEqual(before)
    // The shell is not hydrated for this.
    expect(await page.locator('html[data-has-hydrated="true"]').count()).toBe(0)
    expect(visitor.faults.splice(0)).toEqual([`${page.url()}: foreign request to ${PLAYER}`])
  })

  it('open by keyboard, and have the focus then', async () => {
    const page = await visitor.open('docs/next/embeds')
    await page.route(`${new URL(PLAYER).origin}/**`, route => route.fulfill({ body: 'played' }))
    await ready(page)
    await page.locator(poster).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    visitor.faults.length = 0
  })

  it('lead away where the site does not allow the host', async () => {
    const page = await visitor.look('docs/next/embeds')
    const link = page.locator('a.frame-poster').nth(1)
    expect(await link.innerText()).toContain('在 elsewhere.example 打开')
    expect(await link.getAttribute('href')).toBe('https://elsewhere.example/sandbox')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect((await link.boundingBox())!.height).toBe(240)
  })

  it('are links without script', async () => {
    const page = await visitor.open('docs/next/embeds', { javaScriptEnabled: false })
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await page.locator(poster).getAttribute('href')).toBe(PLAYER)
  })

  it('print their address', async () => {
    const page = await visitor.open('docs/next/embeds')
    await page.emulateMedia({ media: 'print' })
    const printed = (selector: string, pseudo: string) =>
      page
        .locator(selector)
        .evaluate(
          (node, name) => [getComputedStyle(node, name).content, getComputedStyle(node, name).display],
          pseudo,
        )
    expect(await printed(poster, '::after')).toEqual([`"${PLAYER}"`, expect.not.stringMatching('none')])
    expect((await page.locator(poster).boundingBox())!.height).toBeLessThan(150)
  })

  it('fit a phone', async () => {
    const page = await visitor.open('docs/next/embeds', { viewport: { width: 390, height: 800 } })
    for (const frame of await page.locator('a.frame-poster').all())
      expect((await frame.boundingBox())!.width).toBeLessThanOrEqual(390 - 32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('media of the site itself', () => {
  it('play under the policy', async () => {
    const page = await visitor.open('docs/next/embeds')
    const clip = page.locator('#clip')
    expect(await clip.getAttribute('src')).toMatch(/^\/sub\/assets\/clip-\w+\.webm$/)
    await clip.evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  })

  it('keep the width that is written', async () => {
    const page = await visitor.look('docs/next/embeds')
    const image = page.locator('#sized')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
    expect((await image.boundingBox())!.width).toBe(25)
  })
})
