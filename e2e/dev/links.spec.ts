import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { overlay, reported } from '../support/overlay'
import { runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

afterEach(() => site.restore('docs/markdown.md'))

const site = copySite({ fixture: 'e2e/fixtures/features', as: 'dev-links' })
const served = await runServer(['dev', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

describe('links of the page on screen are checked as a build does', () => {
  it.each([
    ['to no page', '(/blog)', '(/blag)', '/blag points to a page that does not exist'],
    [
      'to an anchor of the page itself',
      '(#explicit-id)',
      '(#implicit-id)',
      '#implicit-id points to an anchor that its page does not have',
    ],
    [
      'to an anchor of another page',
      './slugs/relative.md',
      './slugs/relative.md#gone',
      'given-name#gone points to an anchor that its page does not have',
    ],
  ])('%s, in the overlay and in the terminal', async (_, from, to, what) => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    site.edit('docs/markdown.md', from, to)
    // The overlay must show only this problem. It is read at once, because each update replaces it.
    const told = async () => {
      const text = await reported(page)
      return text?.includes(what) && text.match(/\.md:\d+|→/g)
    }
    await expect.poll(told).toEqual(['.md:97', '→'])
    expect(served.output()).toContain(what)
    site.restore('docs/markdown.md')
    await expect.poll(() => overlay(page).count()).toBe(0)
  })

  it('again when the page they lead to has changed', async () => {
    site.edit('docs/markdown.md', './slugs/relative.md', './slugs/relative.md#page')
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    await expect.poll(() => page.locator('a[href$="given-name#page"]').count()).toBe(1)
    site.edit('docs/slugs/relative.md', '## Page', '## Sheet')
    await expect
      .poll(() => reported(page))
      .toMatch(/given-name#page points to an anchor[\s\S]*Anchors of that page: [^\n]*sheet/)
    site.restore('docs/slugs/relative.md')
    await expect.poll(() => overlay(page).count()).toBe(0)
    site.restore('docs/markdown.md')
  })

  it('of the page that a reader goes to, and not of the one that was left', async () => {
    site.edit('docs/markdown.md', '(/blog)', '(/blag)')
    const page = await visitor.open('docs/next/markdown')
    await expect.poll(() => reported(page)).toContain('/blag points to a page that does not exist')
    await page.locator('a[href$="given-name"]').first().click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('相对地址')
    await expect.poll(() => overlay(page).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => reported(page)).toContain('/blag points to a page that does not exist')
    site.restore('docs/markdown.md')
    await expect.poll(() => overlay(page).count()).toBe(0)
  })

  it('of the shell around it', async () => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    const [, from] = /(to: '\/[^']*')/.exec(site.read('site.config.ts'))!
    site.edit('site.config.ts', from!, "to: '/nowhere-at-all'")
    await expect.poll(() => reported(page)).toContain('/nowhere-at-all points to a page that does not exist')
    expect(await reported(page)).toContain(`${site.site}/site.config.ts`)
    site.restore('site.config.ts')
    await expect.poll(() => overlay(page).count()).toBe(0)
  })
})
