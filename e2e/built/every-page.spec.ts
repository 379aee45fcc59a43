import { describe, expect, inject, it } from 'vitest'
import { docsRoutes, otherRoutes } from '../data/routes'
import { createVisitor, hydrated } from '../support/browser'
import { readShifts, watchShifts } from '../support/layout-shift'

const base = inject('base')
const visitor = createVisitor(base)
const paths = [...Object.values(docsRoutes).flat(), ...otherRoutes, '/no-such-page']

describe('every page on a phone', () => {
  // Console errors, policy reports and foreign requests fail it as well: the visitor collects them.
  it('opens without a fault, moves nothing and fits the screen', { timeout: 300_000 }, async () => {
    const context = await visitor.context({
      viewport: { width: 390, height: 844 },
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
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (total >= 0.02 || width > 390) faulty[path] = { total, moved, width }
    }
    expect(faulty).toEqual({})
  })
})
