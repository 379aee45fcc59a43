import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { hydrated } from '../support/browser'
import { answered, createSearcher, INDEX, recent, type } from '../support/search-dialog'

const { firstHit, line, openDialog, visitor } = await createSearcher(inject('base'))

afterAll(() => line.stop())
beforeEach(() => {
  line.sent.length = 0
})

describe('Enter', () => {
  it('waits for the answer to what is in the field, recents or not, and a second one does nothing', async () => {
    const wanted = await firstHit('rem2rpx')
    for (const stored of [[recent('甲'), recent('乙')], []]) {
      const page = await openDialog(stored)
      const release = line.hold(INDEX)
      await type(page, 'rem2rpx')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).pathname).toBe('/docs/principle')
      release()
      await page.waitForURL(`**${wanted}`)
      await page.keyboard.press('Enter')
      expect(await page.locator('.search-dialog').count()).toBe(0)
      expect(page.url().endsWith(wanted)).toBe(true)
      await page.close()
    }
  })

  it('opens a hit of the new query, not of the one it replaced', async () => {
    const wanted = await firstHit('热更新')
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const release = line.hold(INDEX)
    await type(page, '热更新')
    await page.keyboard.press('Enter')
    release()
    await page.waitForURL(url => decodeURI(url.href).endsWith(decodeURI(wanted)))
  })

  it('pressed before the dialog has loaded opens the first hit as well', async () => {
    const wanted = await firstHit('rem2rpx')
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    const release = line.hold(/SearchDialog|start-search|search-index/)
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').waitFor()
    await page.keyboard.type('rem2rpx')
    await page.keyboard.press('Enter')
    release()
    await page.waitForURL(`**${wanted}`)
  })
})

describe('what is typed', () => {
  it('before there is a field, and while one takes the place of another, is all there', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    const releasePending = line.hold(/PendingDialog/)
    const releaseDialog = line.hold(/SearchDialog|start-search|search-index/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('rem')
    releasePending()
    await page.keyboard.type('2', { delay: 20 })
    await page.locator('#docsearch-input').waitFor()
    releaseDialog()
    // Typed while the field of SearchDialog replaces that of PendingDialog.
    await page.keyboard.type('rpx 1234567890', { delay: 30 })
    await page.locator('.search-footer').waitFor()
    expect(await page.locator('#docsearch-input').inputValue()).toBe('rem2rpx 1234567890')
    expect(await page.locator('#docsearch-input').getAttribute('placeholder')).toBe('Search docs')
  })
})

describe('the screen', () => {
  it('says nothing about a query before it is answered', async () => {
    const page = await openDialog()
    await type(page, 'qqqqzzzz')
    await answered(page, 'qqqqzzzz')
    const body = page.locator('.search-body')
    const release = line.hold(INDEX)
    await type(page, 'rem2rpx')
    await page.locator('.DocSearch-Container--Stalled').waitFor()
    expect(await body.textContent()).toContain('No results for "qqqqzzzz"')
    expect(await body.textContent()).not.toContain('rem2rpx')
    release()
    await answered(page, 'rem2rpx')

    const releaseAgain = line.hold(INDEX)
    const before = await page.locator('.search-all a').evaluate(node => node.outerHTML)
    await type(page, '样式不生效')
    await page.locator('.DocSearch-Container--Stalled').waitFor()
    expect(await page.locator('.search-all a').evaluate(node => node.outerHTML)).toBe(before)
    releaseAgain()
    await answered(page, '样式不生效')
  })

  it('dims rows of another query, and they cannot be chosen', async () => {
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const release = line.hold(INDEX)
    await type(page, '样式不生效')
    await page.locator('.search-body[data-waiting]').waitFor()
    const row = page.locator('.search-hit').first()
    expect(
      Number(
        await page
          .locator('.search-body > *')
          .first()
          .evaluate(node => getComputedStyle(node).opacity),
      ),
    ).toBeLessThan(1)
    expect(await page.locator('.search-row[aria-selected=true]').count()).toBe(0)
    const box = (await row.boundingBox())!
    await page.mouse.click(box.x + 40, box.y + 10)
    await row.evaluate(node => (node as HTMLElement).click())
    await page.locator('#docsearch-input').focus()
    await page.keyboard.press('ArrowDown')
    expect(new URL(page.url()).pathname).toBe('/docs/principle')
    expect(await page.locator('.search-dialog').count()).toBe(1)
    release()
    await answered(page, '样式不生效')
  })
})

describe('an input method', () => {
  it('is not searched before it commits, and then once', async () => {
    const asked = () => line.sent.map(({ path }) => path).filter(path => INDEX.test(path))
    const typed = await openDialog()
    await type(typed, '任意值')
    await answered(typed, '任意值')
    const needed = asked().sort()
    expect(needed.length).toBeGreaterThan(0)

    line.sent.length = 0
    const page = await openDialog()
    await page.locator('#docsearch-input').focus()
    const ime = await page.context().newCDPSession(page)
    for (const text of ['r', 're', 'ren', 'ren y', 'ren yi', 'ren yi zhi']) {
      const end = text.length
      await ime.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
    }
    expect(await page.locator('#docsearch-input').inputValue()).toBe('ren yi zhi')
    expect(await page.locator('.search-body').textContent()).toContain('No recent searches')
    await ime.send('Input.insertText', { text: '任意值' })
    await answered(page, '任意值')
    expect(asked().sort()).toEqual(needed)
  })
})
