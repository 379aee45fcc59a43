import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))
/** The longest page. */
const LONG = '/docs/api/style-options'

const lastHeading = (page: Page) =>
  page
    .locator('.article h3[id]')
    .last()
    .evaluate(heading => ({ id: heading.id, text: heading.firstChild!.textContent! }))

describe('a long page, which the parser lays out in pieces', () => {
  it('has its breaks inside the article', async () => {
    const html = await (await fetch(new URL(LONG.slice(1), inject('base')))).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main.split('<script>0</script>').length).toBeGreaterThan(5)
    // Before the article, font loading and navbar layout each have a separate task.
    const shell = html.slice(0, html.indexOf('<main'))
    expect(shell.split('<script>0</script><script>document.body.offsetTop</script>')).toHaveLength(3)
  })

  it('asks for no frame of its own, and has the buttons of code that is near', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame
      window.requestAnimationFrame = run => {
        Reflect.set(window, 'askedFor', new Error('asked here').stack)
        return ask.call(window, run)
      }
    })
    await page.goto(new URL(LONG.slice(1), inject('base')).href)
    await ready(page)
    await page.locator('.code-copy').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => Reflect.get(window, 'askedFor'))).toBeUndefined()
    const blocks = page.locator('.article .code-block:visible')
    const without = page.locator('.article .code-block:visible:not(:has(.code-copy))')
    expect(await without.count()).toBeGreaterThan((await blocks.count()) / 2)
    await blocks.last().scrollIntoViewIfNeeded()
    await blocks.last().locator('.code-copy').waitFor({ state: 'attached' })
  })

  it('is found by the browser, to its last word', async () => {
    const page = await visitor.open(LONG)
    await ready(page)
    const { text } = await lastHeading(page)
    const found = await page.evaluate(word => {
      const { find } = window as unknown as { find(text: string, ...of: boolean[]): boolean }
      // Searches backwards from the footer, because the tables of contents contain the word too.
      getSelection()!.selectAllChildren(document.querySelector('footer')!)
      getSelection()!.collapseToStart()
      const articles = document.querySelector('.article')!
      for (let tries = 0; tries < 100; tries++) {
        if (!find.call(window, word, true, true)) return 'not found'
        const { anchorNode } = getSelection()!
        if (articles.contains(anchorNode)) return String(getSelection())
      }
      return 'not in the article'
    }, text)
    expect(found).toBe(text)
  })

  it('has all of its text laid out, none left for later', async () => {
    const page = await visitor.open(LONG)
    await ready(page)
    const late = await page
      .locator('.article, .article *')
      .evaluateAll(elements =>
        elements
          .filter(element => getComputedStyle(element).contentVisibility !== 'visible')
          .map(({ tagName }) => tagName),
      )
    expect(late).toEqual([])
    const flat = await page
      .locator('.article > :is(h2, h3, p, ul)')
      .evaluateAll(
        elements => elements.filter(element => element.getBoundingClientRect().height === 0).length,
      )
    expect(flat).toBe(0)
  })

  it('opens at an anchor near its end, and stays there', async () => {
    const page = await visitor.open(LONG)
    await ready(page)
    const { id } = await lastHeading(page)
    await page.goto('about:blank')
    await page.goto(new URL(`${LONG.slice(1)}#${id}`, inject('base')).href)
    await ready(page)
    // At its scroll margin, or below it if the page cannot scroll further.
    const isThere = () =>
      page.evaluate(wanted => {
        const heading = document.getElementById(wanted)!
        const top = heading.getBoundingClientRect().top
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
        const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop)
        return Math.abs(top - margin) < 1 || (isAtEnd && top > margin)
      }, id)
    await expect.poll(isThere).toBe(true)
  })

  it('is restored to the exact position, by reload and by Back', async () => {
    const page = await visitor.open(LONG)
    await ready(page)
    const position = await page.evaluate(() => {
      scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.7))
      return scrollY
    })
    expect(position).toBeGreaterThan(3000)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.reload()
    await ready(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
    await page.goto(new URL('docs/principle', inject('base')).href)
    await ready(page)
    await page.goBack()
    await ready(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  })

  it('is on paper whole', async () => {
    const page = await visitor.open(LONG)
    await ready(page)
    await page.emulateMedia({ media: 'print' })
    const hidden = await page
      .locator('.article :is(h2, h3, p, pre, tr, .tab-panel)')
      .evaluateAll(elements => elements.filter(element => element.getClientRects().length === 0).length)
    expect(hidden).toBe(0)
  })
})
