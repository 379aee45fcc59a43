import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../../support/browser'
import { readShifts, watchShifts } from '../../support/layout-shift'

const base = inject('base')
const visitor = createVisitor(base)

/** One page per template, and pages with tabs, islands and long tables. */
const PAGES = [
  '/',
  '/docs/intro',
  '/docs/principle',
  '/docs/icons',
  '/docs/issues',
  '/docs/showcase',
  '/docs/api/interfaces/UserDefinedOptions',
  '/blog',
  '/blog/archive',
  '/blog/2025/8/v4.2-release',
  '/search?q=rpx',
  '/no-such-page',
]
const LIMIT = 0.02

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }
/** Empty storage; every-page.spec.ts checks this on a phone. */
const newcomer = {}
const regular = { theme: 'light', 'docusaurus.tab.npm2yarn': 'pnpm' }

describe('nothing moves on load', () => {
  it.each([
    { who: 'a newcomer at a desk, in dark mode', device: desk, stored: newcomer },
    { who: 'one at a desk who chose light mode and a tab', device: desk, stored: regular },
    { who: 'one with a phone who chose light mode and a tab', device: phone, stored: regular },
  ])('for $who', async ({ device, stored }) => {
    const page = await visitor.page(device)
    await watchShifts(page)
    await page.addInitScript(items => {
      if (location.protocol !== 'about:') Object.assign(localStorage, items)
    }, stored)
    const moved: Record<string, unknown> = {}
    for (const path of PAGES) {
      await page.goto(new URL(path.slice(1), base).href)
      await hydrated(page)
      const shifts = await readShifts(page)
      if (shifts.total >= LIMIT) moved[path] = shifts
    }
    expect(moved).toEqual({})
  })
})
