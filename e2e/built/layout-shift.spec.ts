import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { readShifts, watchShifts } from '../support/layout-shift'

const base = inject('base')
const visitor = createVisitor(base)

/** One page of each kind; those with tabs, islands and long tables are kinds of their own. */
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
const newcomer = {}
const regular = { theme: 'light', 'docusaurus.tab.npm2yarn': 'pnpm' }

describe.each([
  { name: 'a phone', device: phone },
  { name: 'a desk', device: desk },
])('on $name', ({ device }) => {
  it.each([
    { who: 'a newcomer, in dark mode', stored: newcomer },
    { who: 'one who chose light mode and a tab', stored: regular },
  ])('nothing moves on load for $who', async ({ stored }) => {
    const context = await visitor.context(device)
    await watchShifts(context)
    await context.addInitScript(items => {
      if (location.protocol !== 'about:') Object.assign(localStorage, items)
    }, stored)
    const page = await context.newPage()
    const moved: Record<string, unknown> = {}
    for (const path of PAGES) {
      await page.goto(new URL(path.slice(1), base).href)
      await hydrated(page)
      await page.waitForTimeout(300)
      const shifts = await readShifts(page)
      if (shifts.total >= LIMIT) moved[path] = shifts
    }
    expect(moved).toEqual({})
  })
})
