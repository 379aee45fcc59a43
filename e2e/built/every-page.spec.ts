import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { docsRoutes, otherRoutes } from '../data/routes'
import { createVisitor, hydrated } from '../support/browser'
import { readShifts, watchShifts } from '../support/layout-shift'

const base = inject('base')
const visitor = createVisitor(base)
const PHONE = { width: 390, height: 844 }
const paths = [...Object.values(docsRoutes).flat(), ...otherRoutes, '/no-such-page']

/** What needs more than the width of the screen, so that the whole page would scroll aside. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

describe('every page on a phone', () => {
  // Console errors, policy reports and foreign requests fail it as well: the visitor collects them.
  it('opens without a fault, moves nothing and fits the screen, a small one too', {
    timeout: 300_000,
  }, async () => {
    const context = await visitor.context({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    })
    await watchShifts(context)
    const page = await context.newPage()
    const faulty: Record<string, unknown> = {}
    for (const path of paths) {
      await page.goto(new URL(path.slice(1), base).href)
      await hydrated(page)
      const { total, moved } = await readShifts(page)
      const wide = await overflow(page)
      await page.setViewportSize({ width: 320, height: 640 })
      const narrow = await overflow(page)
      await page.setViewportSize(PHONE)
      if (total >= 0.02 || wide || narrow) faulty[path] = { total, moved, wide, narrow }
    }
    expect(faulty).toEqual({})
  })
})
