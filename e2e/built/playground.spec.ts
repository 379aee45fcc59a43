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
    const page = await visitor.look('/#play', { viewport: { width, height } })
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
      // A scrollable column may clip the phone; otherwise the phone must end above the note.
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

  it('has a way home, which ends it', async () => {
    const page = await visitor.open('/#play')
    await page.locator('.playground[data-full] .brand').click()
    await expect.poll(() => page.url()).toBe(inject('base'))
    await expect.poll(() => page.locator('.playground[data-full], .playground-open').count()).toBe(0)
  })
})

describe('what is typed in the playground', () => {
  const phone = { viewport: { width: 390, height: 844 } }

  it('is set in where a line has no room, and broken at no hyphen; before the editor comes, and in it', async () => {
    const page = await visitor.open('/', phone)
    await page.locator('.playground-field').scrollIntoViewIfNeeded()
    const line = { plain: '.playground-plain .line', editor: '.playground-editor .cm-line' }
    const look = (selector: string) =>
      page.locator(selector).evaluateAll(lines =>
        lines.map(line => {
          const text = document.createRange()
          text.selectNodeContents(line)
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
          const first = walker.nextNode()!
          const begin = document.createRange()
          begin.setStart(first, first.nodeValue!.search(/\S/) === -1 ? 0 : first.nodeValue!.search(/\S/))
          begin.setEnd(first, first.nodeValue!.length)
          const rects = [...text.getClientRects()].filter(({ width }) => width > 0)
          const top = begin.getBoundingClientRect().top
          const next = rects.filter(rect => rect.top > top + 8).map(({ left }) => left)
          const isIn = next.length === 0 || Math.min(...next) > line.getBoundingClientRect().left + 8
          const broken = [...line.querySelectorAll('.word')].filter(word => word.getClientRects().length > 1)
          return { wraps: next.length > 0, isIn, broken: broken.map(({ textContent }) => textContent) }
        }),
      )
    for (const place of [line.plain, line.editor]) {
      if (place === line.editor) {
        await page.locator('.playground textarea').click()
        await page.locator(line.editor).first().waitFor()
      }
      const lines = await look(place)
      expect(lines.filter(({ wraps }) => wraps).length, place).toBeGreaterThan(3)
      expect(
        lines.filter(({ isIn, broken }) => !isIn || broken.length > 0),
        place,
      ).toEqual([])
    }
  })

  it('goes where it was pressed, though the lines of the field below break elsewhere', async () => {
    const page = await visitor.open('/', phone)
    await page.locator('.playground').hover()
    await hydrated(page)
    const word = page.locator('.playground-plain .word', { hasText: 'dark:bg-[#111]' })
    await word.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await word.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.locator('.playground .cm-content:focus').waitFor()
    await page.keyboard.type('Z')
    expect(await page.locator('.playground .cm-content').textContent()).toMatch(/dark:[bg-]*Z[^ ]*#111\]/)
  })

  it('moves nothing, however much there is to say about it', async () => {
    const page = await visitor.open('/', phone)
    const places = () =>
      page
        .locator('.playground :is(.playground-field, .playground-phone, .playground-note)')
        .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().toJSON()))
    const status = page.locator('.playground-input > [role=status]')
    const before = await places()
    expect(await status.textContent()).not.toBe('')
    await status.evaluate(line => line.replaceChildren('no-such-class 没有生成样式；'.repeat(6)))
    expect(await places()).toEqual(before)
  })
})
