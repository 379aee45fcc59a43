import { afterAll, describe, expect, inject, it } from 'vitest'
import { hydrated, ready } from '../support/browser'
import { answered, createSearcher, RECENT, recent, type } from '../support/search-dialog'

const { line, openDialog, visitor } = await createSearcher(inject('base'))

afterAll(() => line.stop())

describe('what is stored or done to the page', () => {
  it('never breaks the dialog, and garbage is no row', async () => {
    const page = await openDialog([
      recent('proto', { type: '__proto__' }),
      recent('elsewhere', { url: '//evil.example/x' }),
      recent('bad', { url: 'http://[' }),
      recent('twice'),
      recent('twice'),
      null as never,
      recent('slashes', { url: 'https://tw.icebreaker.top//evil.example/x' }),
    ])
    const rows = await page
      .locator('.search-hit')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('href')))
    expect(rows).toEqual(['/docs/how-to-contribute', '/evil.example/x'])
  })

  it('remembers every hit that is opened', async () => {
    const page = await openDialog()
    for (const query of ['rem2rpx', '样式不生效', 'HBuilderX', '任意值']) {
      await type(page, query)
      await answered(page, query)
      const rows = page.locator('.search-hit')
      const last = (await rows.count()) - 1
      const href = await rows.nth(last).getAttribute('href')
      await rows.nth(last).click()
      await page.waitForURL(url => decodeURI(url.href).endsWith(decodeURI(href!)))
      const stored = await page.evaluate(key => JSON.parse(localStorage.getItem(key)!), RECENT)
      expect(href!.startsWith(new URL(stored[0].url, line.url).pathname)).toBe(true)
      await page.keyboard.press('Control+k')
      await page.locator('.search-footer').waitFor()
    }
    await type(page, '')
    expect(await page.locator('.search-hit').count()).toBeGreaterThanOrEqual(3)
  })

  it('survives a translator that wraps every text', async () => {
    const page = await openDialog([recent('甲')])
    const wrap = () =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(
          document.querySelector('.search-scrim')!,
          NodeFilter.SHOW_TEXT,
        )
        const found: Text[] = []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        for (const text of found) {
          const font = document.createElement('font')
          font.textContent = `~${text.data}`
          text.replaceWith(font)
        }
      })
    for (const query of ['rem2rpx', 'qqqqzzzz', '样式不生效', '']) {
      await wrap()
      await type(page, query)
      if (query) await answered(page, query)
    }
    await page.locator('.search-group').first().waitFor()
    expect(await page.locator('.search-scrim').getAttribute('translate')).toBe('no')
  })

  it('may break it: nothing else breaks, and it can be tried again', async () => {
    const page = await openDialog()
    await page.evaluate(() => {
      const { matchMedia } = window
      window.matchMedia = () => {
        window.matchMedia = matchMedia
        throw new Error('an extension was here')
      }
    })
    await type(page, 'rem2rpx')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('The search stopped working')
    expect(await page.locator('article h1').textContent()).toBe('工作原理')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.search-footer').waitFor()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    expect(visitor.faults.splice(0).join()).toContain('an extension was here')
  })

  it('takes no key with Shift', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.evaluate(() => {
      addEventListener('keydown', event => {
        document.body.dataset.pressed = `${event.key} ${event.defaultPrevented}`
      })
    })
    await page.keyboard.press('Control+Shift+K')
    expect(await page.evaluate(() => document.body.dataset.pressed)).toBe('K false')
    expect(await page.locator('.search-dialog').count()).toBe(0)
  })
})

describe('without a network', () => {
  it('opens, says so, keeps what is typed, and works when the network is back', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    const restore = line.cut(/\/assets\/SearchDialog|search-index/)
    const release = line.hold(/\/assets\/PendingDialog/)
    const failed = page.waitForEvent('requestfailed', request => /SearchDialog.*js$/.test(request.url()))
    await page.keyboard.press('Control+k')
    await failed
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    // The notice appears only when its position is known, so that it does not move.
    expect(await page.locator('[role=alert]').count()).toBe(0)
    release()
    await page.locator('#docsearch-input').waitFor()
    await page.keyboard.type('rem2rpx')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('Unable to load the search')
    restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await answered(page, 'rem2rpx')
  })

  it('says so even if nothing of the dialog has ever been loaded', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    const restore = line.cut(/\/(assets|search-index)\//)
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe('无法加载搜索')
    await page.keyboard.press('Escape')
    await alert.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await alert.waitFor()
    restore()
    await page.keyboard.press('Control+k')
    await page.locator('.search-footer').waitFor()
  })

  it('says so even if the shell has never been loaded, and opens on request', async () => {
    const page = await visitor.page()
    // Disables prefetching.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto(new URL('/docs/principle', line.url).href)
    await ready(page)
    const restore = line.cut(/\/(assets|search-index)\//)
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    restore()
    await alert.getByRole('button', { name: '重试' }).click()
    await page.locator('.search-footer').waitFor()
    expect(await alert.count()).toBe(0)
    visitor.faults.splice(0)
  })

  it('gets the stylesheet that failed the first time', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    await page.route(/\/assets\/\w*earch[\w-]*\.css/, route => route.abort(), { times: 1 })
    await page.keyboard.press('Control+k')
    const dialog = page.locator('.search-footer')
    const retry = page.getByRole('button', { name: /Try again|重试/ })
    await dialog.or(retry).waitFor()
    if (await retry.count()) await retry.click()
    await dialog.waitFor()
    const place = page.locator('.search-scrim').evaluate(element => getComputedStyle(element).position)
    expect(await place).toBe('fixed')
    expect(await dialog.evaluate(element => getComputedStyle(element).display)).toBe('flex')
    visitor.faults.splice(0)
  })

  it('is asked for once more if what began before it was opened fails', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    let fail = () => {}
    const failed = new Promise<void>(resolve => {
      fail = resolve
    })
    await page.route(/SearchDialog/, route => failed.then(() => route.abort()), { times: 1 })
    const asked = page.waitForRequest(/SearchDialog/)
    await page.locator('.search-button').hover()
    await asked
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').waitFor()
    fail()
    await page.locator('.search-footer').waitFor()
  })
})
