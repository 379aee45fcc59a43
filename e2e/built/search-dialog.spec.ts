import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { startSlowLine } from '../support/slow-proxy'

/** A phone line in a train. */
const line = await startSlowLine(inject('base'), { latency: 80, width: 200_000 })
const visitor = createVisitor(line.url)
const INDEX = /^\/search-index\/.*\/[tpc]\d/
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs'

afterAll(() => line.stop())
beforeEach(() => {
  line.sent.length = 0
})

const recent = (objectID: string, more: object = {}) => ({
  objectID,
  type: 'lvl1',
  url: '/docs/how-to-contribute',
  content: null,
  hierarchy: { lvl0: '指南', lvl1: objectID },
  ...more,
})

/** Opens the dialog on a page; `stored` are recent searches. */
async function openDialog(stored: object[] = []): Promise<Page> {
  const page = await visitor.open('/docs/principle')
  await page.evaluate(([key, hits]) => localStorage.setItem(key!, hits!), [RECENT, JSON.stringify(stored)])
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.locator('.search-footer').waitFor({ state: 'attached' })
  return page
}

/** Types over what is in the field. */
async function type(page: Page, text: string) {
  await page.locator('#docsearch-input').fill(text)
}

/** The first hit of a query, by asking for nothing else. */
async function firstHit(query: string): Promise<string> {
  const page = await openDialog()
  await type(page, query)
  await answered(page, query)
  const href = await page.locator('.search-hit').first().getAttribute('href')
  await page.context().close()
  return href!
}

/** Waits for the answer to a query: the rows, or what stands in place of them, name it. */
function answered(page: Page, query: string) {
  return page.waitForFunction(wanted => {
    const body = document.querySelector('.search-body')
    if (!body || body.hasAttribute('data-waiting')) return false
    const all = body.querySelector<HTMLAnchorElement>('.search-all a')
    if (all) return new URL(all.href).searchParams.get('q') === wanted
    return body.querySelector('.search-message strong')?.textContent === wanted
  }, query)
}

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
      await page.context().close()
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
    // Typed over the change from one field to the next.
    await page.keyboard.type('rpx 1234567890', { delay: 30 })
    await page.locator('.search-footer').waitFor()
    expect(await page.locator('#docsearch-input').inputValue()).toBe('rem2rpx 1234567890')
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

describe('rows', () => {
  it('name page and section, pages first, at most two of a page until more is asked for', async () => {
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const read = () =>
      page.locator('.search-group').evaluateAll(groups =>
        groups.map(group =>
          [...group.querySelectorAll<HTMLAnchorElement>('.search-hit')].map(row => ({
            path: row.pathname,
            hash: row.hash,
            names: [...row.querySelectorAll('.search-hit-title > *')].map(name => name.textContent),
          })),
        ),
      )
    const groups = await read()
    for (const rows of groups) {
      expect(rows.length).toBeLessThanOrEqual(5)
      for (const { path } of rows) expect(rows.filter(row => row.path === path).length).toBeLessThanOrEqual(2)
      // A page stands above its sections, and a section is named.
      for (const [place, row] of rows.entries()) {
        expect(row.names).toHaveLength(row.hash ? 2 : 1)
        if (!row.hash) expect(rows.findIndex(({ path }) => path === row.path)).toBe(place)
      }
    }
    // The rest of a page is unfolded by keyboard, and the focus stays in the field.
    const more = await page
      .locator('.search-row')
      .evaluateAll(rows => rows.findIndex(row => row.querySelector('button')))
    expect(more).toBeGreaterThan(0)
    for (let presses = 0; presses < more; presses++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await read()).flat().length).toBeGreaterThan(groups.flat().length)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input')
  })

  it('do not move the dialog: it has its height from the start', async () => {
    const page = await openDialog()
    const height = () => page.locator('.search-dialog').evaluate(node => node.getBoundingClientRect().height)
    const before = await height()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    expect(await height()).toBe(before)
    await type(page, 'qqqqzzzz')
    await answered(page, 'qqqqzzzz')
    expect(await height()).toBe(before)
  })
})

describe('the preview', () => {
  it('shows the section of the active row without another request', async () => {
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const preview = page.locator('.search-preview')
    const first = await preview.textContent()
    expect(first).toContain('rem2rpx')
    const sent = line.sent.length
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => preview.textContent()).not.toBe(first)
    const title = await page
      .locator('.search-row[aria-selected=true] .search-hit-title > *')
      .first()
      .textContent()
    expect(await preview.textContent()).toContain(title!)
    expect(line.sent.length).toBe(sent)
    await page.setViewportSize({ width: 900, height: 800 })
    expect(await preview.isVisible()).toBe(false)
  })
})

describe('filters', () => {
  it('narrow the results by mouse and keyboard, and their counts are what they show', async () => {
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const chip = (name: string) => page.locator(`.search-filter[data-filter=${name}]`)
    const counts = await page.locator('.search-filter-count').allTextContents()
    expect(counts).toHaveLength(5)
    expect(Number(counts[0])).toBeGreaterThan(Number(counts[3]))

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-filter'))).toBe('all')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.locator('.search-all a[href$="in=api"]').waitFor()
    expect(await chip('api').getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.search-filter-count').allTextContents()).toEqual(counts)

    // The page of all results keeps the filter, and lists as many pages as the chip says.
    await page.locator('.search-all a').click()
    await page.waitForURL('**/search?q=rem2rpx&in=api')
    await page.locator('.search-page-hit').first().waitFor()
    const paths = await page
      .locator('.search-page-hit a')
      .evaluateAll(links => [...new Set(links.map(link => (link as HTMLAnchorElement).pathname))])
    expect(paths.every(path => /^\/docs\/(api|api-v2|options)/.test(path))).toBe(true)
    expect(paths).toHaveLength(Number(counts[3]))
    await chip('all').click()
    await page.waitForURL('**/search?q=rem2rpx')
    await expect.poll(() => page.locator('.search-page-row p').textContent()).toBe(`找到 ${counts[0]} 份文件`)
  })

  it('of an address that the site does not have are none', async () => {
    const page = await visitor.open('/search?q=rem2rpx&in=__proto__')
    await page.locator('.search-page-hit').first().waitFor()
    expect(await page.locator('.search-filter[data-filter=all]').getAttribute('aria-pressed')).toBe('true')
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

describe('the words that were found', () => {
  const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)

  it('are marked on the page that opens, until Escape or the next page', async () => {
    const page = await openDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    await page.keyboard.press('Enter')
    await expect.poll(() => marks(page)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    expect(await marks(page)).toBe(0)

    await page.keyboard.press('Control+k')
    await type(page, '任意值')
    await answered(page, '任意值')
    await page.keyboard.press('Enter')
    await expect.poll(() => marks(page)).toBeGreaterThan(0)
    await page.locator('main a[href^="/docs/"]').first().click()
    await expect.poll(() => marks(page)).toBe(0)
  })
})

describe('the search page', () => {
  it('returns to the place with Back', async () => {
    const page = await visitor.open('/search?q=tailwind')
    const hits = page.locator('.search-page-hit')
    await hits.first().waitFor()
    for (const wanted of [16, 31]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await hits.nth(wanted).waitFor()
    }
    const target = hits.nth(25).locator('a')
    await target.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await target.click()
    await page.waitForURL(url => url.pathname !== '/search')
    await page.goBack()
    await hits.nth(25).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  it.each(['%00', '%E2%80%8B', '%20%20', ''])('has nothing to say to q=%s', async query => {
    const page = await visitor.open(`/search?q=${query}`)
    await page.locator('.search-page-input').waitFor()
    expect(await page.locator('h1').textContent()).toBe('在文档中搜索')
    expect(await page.locator('.search-page-note').count()).toBe(0)
  })
})

describe('without a network', () => {
  it('opens, says so, keeps what is typed, and works when the network is back', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    const mend = line.cut(/\/assets\/SearchDialog|search-index/)
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').waitFor()
    await page.keyboard.type('rem2rpx')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('Unable to load the search')
    mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await answered(page, 'rem2rpx')
  })

  it('says so even if nothing of the dialog has ever been loaded', async () => {
    const page = await visitor.open('/docs/principle')
    await hydrated(page)
    const mend = line.cut(/\/(assets|search-index)\//)
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe('无法加载搜索')
    await page.keyboard.press('Escape')
    await alert.waitFor({ state: 'detached' })
    mend()
    await page.keyboard.press('Control+k')
    await page.locator('.search-footer').waitFor()
  })
})
