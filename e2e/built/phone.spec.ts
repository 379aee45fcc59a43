import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))
const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Returns external links whose arrow wraps alone, or is followed by punctuation that wraps to the next line. */
const strayArrows = (page: Page) =>
  page.locator('.article a.external').evaluateAll(links =>
    links.flatMap(link => {
      const lines = (rects: DOMRectList) =>
        new Set([...rects].map(({ bottom }) => Math.round(bottom / 8))).size
      const text = document.createRange()
      text.selectNodeContents(link)
      const isAlone = lines(link.getClientRects()) > lines(text.getClientRects())
      const next = link.nextSibling
      if (next?.nodeType !== Node.TEXT_NODE || !/^[，。；、：）]/.test(next.nodeValue!))
        return isAlone ? [link.textContent] : []
      const mark = document.createRange()
      mark.setStart(next, 0)
      mark.setEnd(next, 1)
      const isBroken = mark.getBoundingClientRect().top > [...link.getClientRects()].at(-1)!.bottom - 4
      return isAlone || isBroken ? [`${link.textContent}${next.nodeValue![0]}`] : []
    }),
  )

/** Returns the texts of the lines of an element. */
function linesOf(element: Element): string[] {
  const lines: string[] = []
  let top = Number.NEGATIVE_INFINITY
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    for (let at = 0; at < text.length; at++) {
      const character = document.createRange()
      character.setStart(text, at)
      character.setEnd(text, at + 1)
      const box = character.getBoundingClientRect()
      if (box.width > 0 && box.top > top + box.height / 2) {
        lines.push('')
        top = box.top
      }
      lines.push(`${lines.pop() ?? ''}${text.data.charAt(at)}`)
    }
  }
  return lines
}

describe('on a phone', () => {
  it('breaks headings after punctuation, not inside of a phrase', async () => {
    const narrow = { ...touch, viewport: { width: 320, height: 844 } }
    const page = await visitor.look('/docs/quick-start/frameworks/taro', narrow)
    const lines = await page.locator('#import-styles').evaluate(linesOf)
    expect(lines).toEqual(['第 3 步：引入样式，', '写一个页面'])
  })

  it('keeps a character off the arrow of a link, but not a full stop', async () => {
    const page = await visitor.open('/docs/sponsor', touch)
    const gaps = await page
      .locator('.article p')
      .first()
      .evaluate(text => {
        text.innerHTML = ['点', '。', '；']
          .map(next => `给<a class="external">库</a><b>${next}</b><br>`)
          .join('')
        return [...text.querySelectorAll('b')].map(next => {
          const link = next.previousElementSibling!.getBoundingClientRect()
          return (
            (next.getBoundingClientRect().left - link.left) /
            Number.parseFloat(getComputedStyle(text).fontSize)
          )
        })
      })
    const [character, stop, semicolon] = gaps as [number, number, number]
    expect(character - stop).toBeCloseTo(0.125, 2)
    expect(semicolon).toBeCloseTo(stop, 2)
    expect(stop).toBeCloseTo(1.875, 1)
  })

  it('keeps the arrow of a link with its last word, and the comma with the arrow, at any width', async () => {
    for (const path of ['/docs/community/templates', '/docs/sponsor', '/docs/icons']) {
      const page = await visitor.look(path, touch)
      expect(await page.locator('.article a.external').count()).toBeGreaterThan(1)
      const stray: Record<number, unknown> = {}
      for (let width = 320; width <= 420; width += 10) {
        await page.setViewportSize({ width, height: 844 })
        const found = await strayArrows(page)
        if (found.length > 0) stray[width] = found
      }
      expect(stray, path).toEqual({})
    }
  })

  it.each([
    ['/docs/intro', '.doc-choice :is(.doc-choice-label, [role=tab])'],
    ['/docs/intro', '.doc-choice .tab-panel:visible span'],
    ['/docs/quick-start/install', '.doc-badge span'],
  ])('says on one whole line which versions %s is for (%s)', async (path, parts) => {
    const page = await visitor.look(path, touch)
    const seen = await page.locator(parts).evaluateAll(found =>
      found.map(part => {
        const { top, left, right } = part.getBoundingClientRect()
        return { top, isWhole: left >= 0 && right <= innerWidth }
      }),
    )
    expect(seen.length).toBeGreaterThan(1)
    const tops = seen.map(({ top }) => top)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
    expect(seen.every(({ isWhole }) => isWhole)).toBe(true)
  })

  it('puts no button over code', async () => {
    const page = await visitor.look('/docs/intro', touch)
    await ready(page)
    await page.locator('.code-group').first().scrollIntoViewIfNeeded()
    await page.locator('.code-group .code-copy').first().waitFor()
    const covered = await page.locator('.code-block:has(.code-copy):visible').evaluateAll(blocks =>
      blocks.flatMap(block => {
        const buttons = block.querySelector('.code-buttons')!.getBoundingClientRect()
        const line = block.querySelector('.line')!.getBoundingClientRect()
        return buttons.bottom - 6 > line.top ? [block.textContent.slice(0, 40)] : []
      }),
    )
    expect(covered).toEqual([])
  })

  it.each([
    '/docs/api',
    '/docs/api-v2/interfaces/ITemplateHandlerOptions',
    '/docs/community/templates',
    '/docs/mangle',
    '/docs/migrations/v2',
    '/docs/migrations/v4-12',
    '/docs/principle',
    '/docs/quick-start/rem2rpx',
  ])('cuts no table of %s off, and no cell to a character a line', async path => {
    const page = await visitor.look(path, touch)
    const cut = await page.locator('.article table:visible').evaluateAll(tables =>
      tables.flatMap(table => {
        const frame = table.closest('.table-wrap') ?? table
        const isThin = [...table.querySelectorAll('td')].some(
          cell => cell.textContent.length > 4 && cell.clientWidth < 56,
        )
        const isCut = getComputedStyle(frame).overflowX !== 'visible' && frame.scrollWidth > frame.clientWidth
        return isThin || isCut ? [table.textContent.slice(0, 40)] : []
      }),
    )
    expect(cut).toEqual([])
  })
})

describe('in any window', () => {
  it.each([
    ['/docs/options', '.option-table'],
    ['/docs/intro', '.matrix'],
  ])('shows the whole table of %s without scrolling aside', async (path, table) => {
    for (const width of [1440, 1024, 768, 390, 320]) {
      const page = await visitor.look(path, { ...touch, viewport: { width, height: 844 } })
      const hidden = await page
        .locator(`.table-wrap:has(${table})`)
        .first()
        .evaluate(wrap => wrap.scrollWidth - wrap.clientWidth)
      expect(hidden, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})
