import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { createVisitor, hydrated, ready } from '../support/browser'
import { copyEngine } from '../support/engine-copy'
import { overlay, reported } from '../support/overlay'
import { root, runServer } from '../support/run-server'

const engine = copyEngine('engine-edits')
const site = join(root, 'e2e/fixtures/features')
const served = await runServer(['dev', '--site', site, '--cache', join(engine.root, 'cache')], engine.root)
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

const footer = { file: 'theme/layout/Footer.tsx', shown: '.footer-end', before: '<FooterLogo site={site} />' }
/** Also runs in the browser. */
const brand = { file: 'theme/layout/Brand.tsx', shown: '.brand >> nth=0', before: '{logo &&' }
/** Components of the theme: source file, selector, and the source text before which a word is inserted. */
const parts = [
  footer,
  { file: 'theme/pages/Breadcrumbs.tsx', shown: '.breadcrumbs', before: '<ol>' },
  { file: 'theme/pages/DocPage.tsx', shown: '.article-header', before: '{content.showTitle' },
  brand,
]

const expectShown = (page: Page, { shown }: (typeof parts)[number], word: string) =>
  expect.poll(() => page.locator(shown).textContent()).toContain(word)

it('edits of the theme show without a reload, whether React is at work or not', async () => {
  const page = await visitor.look('docs/next/intro')
  await ready(page)
  await page.evaluate(() => Object.assign(window, { mark: true }))
  for (const part of parts) {
    engine.edit(part.file, part.before, `<b>静止</b>${part.before}`)
    await expectShown(page, part, '静止')
  }
  await hydrated(page)
  for (const { file } of parts) engine.edit(file, '静止', '活动')
  for (const part of parts) await expectShown(page, part, '活动')
  engine.edit('theme/styles/footer.css', '.footer {', '.footer { outline: 3px solid rgb(1, 2, 3);')
  const outline = () => page.locator('.footer').evaluate(element => getComputedStyle(element).outlineColor)
  await expect.poll(outline).toBe('rgb(1, 2, 3)')
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
})

it('a mistake in the theme stands over the page and in the terminal until it is fixed', async () => {
  const page = await visitor.look('docs/next/intro')
  await hydrated(page)
  for (const { file, shown, before } of [footer, brand]) {
    engine.edit(file, before, `<b>${before}`)
    await expect.poll(() => reported(page)).toContain(`packages/core/${file}:`)
    await expect.poll(served.output).toContain(`packages/core/${file}:`)
    engine.restore(file)
    await expect.poll(() => overlay(page).count()).toBe(0)
    await expect.poll(() => page.locator(shown).textContent()).not.toContain('活动')
  }
  // Vite also reports modules that do not compile in the console.
  const own = visitor.faults.filter(fault => !/vite|Failed to reload|500/i.test(fault))
  visitor.faults.splice(0, visitor.faults.length, ...own)
})
