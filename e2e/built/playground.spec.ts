import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('the playground over the whole window', () => {
  it.each([
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 700],
    [1440, 900],
  ])('covers %i × %i, and no part lies on another', async (width, height) => {
    const page = await visitor.open('/#play', { viewport: { width, height } })
    await page.locator('.playground[data-full] .phone iframe').waitFor()
    const look = (root: Element) => {
      const { x, y, width, height } = root.getBoundingClientRect()
      const parts = ['bar', 'input', 'output', 'phone', 'note'].map(name => {
        const rect = root.querySelector(`.playground-${name}`)!.getBoundingClientRect()
        return { name, rect }
      })
      const overlaps = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      const pairs = parts.flatMap((a, at) => parts.slice(at + 1).map(b => [a, b] as const))
      const device = root.querySelector('.phone')!.getBoundingClientRect()
      const note = parts.at(-1)!.rect
      const over = pairs.filter(([a, b]) => overlaps(a.rect, b.rect)).map(([a, b]) => `${a.name} ${b.name}`)
      // A column that scrolls by itself may cut the phone; else it has to end above the note.
      const isCut = getComputedStyle(root.querySelector('.playground-phone')!).overflowY === 'auto'
      if (!isCut && device.bottom > note.top) over.push('phone note')
      return { box: { x, y, width, height }, over }
    }
    await expect
      .poll(() => page.locator('.playground').evaluate(look))
      .toEqual({ box: { x: 0, y: 0, width, height }, over: [] })
  })

  it('takes every key that is typed: a slash opens no search, a question mark no list', async () => {
    const page = await visitor.open('/#play')
    await hydrated(page)
    await page.locator('.playground textarea').focus()
    await page.locator('.playground .cm-content').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('w-1/2 why?')
    await expect.poll(() => page.locator('.playground .cm-content').textContent()).toContain('w-1/2 why?')
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  it('makes way for the search', async () => {
    const page = await visitor.open('/#play')
    await hydrated(page)
    await page.locator('.playground textarea').focus()
    await page.locator('.playground .cm-content').click()
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').click()
    await page.keyboard.type('rpx')
    await page.locator('.search-hit').first().waitFor()
    expect(await page.locator('.playground[data-full]').count()).toBe(0)
  })
})
