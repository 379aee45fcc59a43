import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))

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
        // These make a browser sort all rules of the page anew.
        layers: late.flatMap(sheet => [...sheet.cssRules]).filter(rule => rule instanceof CSSLayerBlockRule)
          .length,
        // What all elements inherit.
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

  it('is fetched beside the shell, not behind it', async () => {
    const page = await visitor.page()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/assets\/shell-[^/]*\.js$/, async route => {
      await held
      await route.continue()
    })
    await page.goto(new URL('docs/principle', inject('base')).href)
    await ready(page)
    const asked = page.waitForRequest(/\/assets\/SearchDialog-[^/]*\.js$/)
    for (let press = 0; press < 3; press++) await page.locator('.search-button').click()
    await asked
    expect(await page.locator('html[data-has-hydrated]').count()).toBe(0)
    release()
    await page.locator('.search-footer').waitFor({ state: 'attached' })
    expect(await page.locator('.search-dialog').count()).toBe(1)
  })
})
