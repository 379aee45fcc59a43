import { afterAll, describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'
import { startSlowLine } from '../support/slow-proxy'

const line = await startSlowLine(inject('base'))
const visitor = createVisitor(line.url)
afterAll(() => line.stop())

describe('the search dialog', () => {
  it('opens without having the styles of the page computed again', async () => {
    const page = await visitor.open('/docs/principle')
    await ready(page)
    const before = await page.evaluate(() => document.styleSheets.length)
    const children = await page.evaluate(() => document.body.childElementCount)
    await page.locator('.search-button').click()
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    const after = await page.evaluate(count => {
      const late = [...document.styleSheets].slice(count)
      return {
        late: late.length,
        // A cascade layer that is added later makes the browser reorder all rules of the page.
        layers: late.flatMap(sheet => [...sheet.cssRules]).filter(rule => rule instanceof CSSLayerBlockRule)
          .length,
        // A variable on the root would be inherited by all elements.
        inherited: document.documentElement.style.getPropertyValue('--docsearch-vh'),
        own: document.querySelector<HTMLElement>('.search-dialog')!.style.getPropertyValue('--docsearch-vh'),
      }
    }, before)
    expect(after).toEqual({
      late: expect.any(Number),
      layers: 0,
      inherited: '',
      own: expect.stringMatching(/px$/),
    })
    expect(after.late).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.body.childElementCount)).toBe(children)
  })

  it('shows no key as held that was pressed before the shell was there', async () => {
    const page = await visitor.open('/docs/principle')
    await ready(page)
    await page.keyboard.press('Control+k')
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    expect(await page.locator('.search-button kbd').count()).toBe(2)
    expect(await page.locator('.search-button kbd[data-pressed]').count()).toBe(0)
  })

  it('is asked for with the shell, in one round, and opens once', async () => {
    const page = await visitor.page()
    // Disables prefetching.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto(new URL('docs/principle', line.url).href)
    await ready(page)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const asked: string[] = []
    await page.route(/\/assets\/[^/]*\.js$/, async route => {
      asked.push(/([^/]*)-.{8}\.js$/.exec(route.request().url())![1]!)
      await held
      await route.continue()
    })
    for (let press = 0; press < 3; press++) await page.locator('.search-button').click()
    const needed = ['shell', 'react', 'start-search', 'SearchDialog', 'PendingDialog']
    await expect.poll(() => asked).toEqual(expect.arrayContaining(needed))
    const together = asked.length
    release()
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    expect(asked.slice(together).filter(name => name !== 'worker-entry')).toEqual([])
    expect(await page.locator('.search-dialog').count()).toBe(1)
  })

  it('that is asked for before the article has come stands there before the article is laid out', async () => {
    const page = await visitor.page()
    // Drops the timeout of app/early.ts that shows the article after two seconds even without the search.
    await page.addInitScript(() => {
      const wait = window.setTimeout
      const hold = (run: () => void, ms?: number, ...given: unknown[]) =>
        ms === 2000 ? 0 : wait(run, ms, ...given)
      Object.assign(window, { setTimeout: hold })
    })
    const sendRest = line.holdRest(/^\/docs\/principle$/, '<main')
    await page.goto(new URL('docs/principle', line.url).href, { waitUntil: 'commit' })
    await page.locator('.search-button').click()
    sendRest()
    const opened = await page.waitForFunction(
      () =>
        document.querySelector('.search-dialog') && {
          isDrawn: document.querySelector('.article')?.checkVisibility() ?? false,
        },
    )
    expect(await opened.jsonValue()).toEqual({ isDrawn: false })
    const isDrawn = () => page.locator('.article').evaluate(article => article.checkVisibility())
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await expect.poll(isDrawn).toBe(true)
  })

  it.each(['/docs/principle#why-escape', '/docs/principle'])(
    'leaves an article as it is that has come or is scrolled to: %s',
    async path => {
      const page = await visitor.page()
      const sendRest = line.holdRest(/^\/docs\/principle$/, path.includes('#') ? '<main' : '</main')
      await page.goto(new URL(path, line.url).href, { waitUntil: 'commit' })
      await page.locator('.search-button').click()
      sendRest()
      await page.locator('.search-footer').waitFor({ state: 'attached' })
      expect(await page.locator('.article').evaluate(article => article.checkVisibility())).toBe(true)
    },
  )
})
