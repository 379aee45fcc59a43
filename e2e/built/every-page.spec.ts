import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { docsRoutes, otherRoutes } from '../data/routes'
import { createVisitor, hydrated, started } from '../support/browser'
import { readShifts, watchShifts } from '../support/layout-shift'
import { createScale } from '../support/weigh-page'

const base = inject('base')
const visitor = createVisitor(base)
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const PAGES_AT_ONCE = 2
const all = [...Object.values(docsRoutes).flat(), ...otherRoutes, '/search?q=rpx', '/no-such-page']
const docs = all.filter(path => path.startsWith('/docs/'))
/** One page for each template. */
const templates = [
  '/docs/intro',
  '/docs/options',
  '/docs/api/interfaces/UserDefinedOptions',
  '/blog/2025/8/v4.2-release',
  ...['/', '/search', '/search?q=rpx', '/blog', '/no-such-page'],
]
const isAsked = (path: string) => templates.includes(path) === (inject('pages') === 'templates')

/** Limits, in gzipped bytes, for what a docs page loads before an interaction: scripts, and all files. */
const SCRIPT = 25_000
const ALL = 45_000

/** Returns by how many pixels the page is wider than the viewport. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

/** Limits for docs pages: the distance of the text from the top, and the number of code blocks that overflow. */
const READING = [
  { size: PHONE, top: 300, cut: 2 },
  { size: DESK, top: 240, cut: 0 },
]

async function findReadingFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { size, top, cut } of READING) {
    await page.setViewportSize(size)
    const seen = await page.locator('.article').evaluate(article => ({
      top: [...article.children].find(({ clientHeight }) => clientHeight > 0)!.getBoundingClientRect().top,
      cut: [...article.querySelectorAll('.code-block pre')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
    }))
    if (seen.top > top || seen.cut > cut) faults.push(`${size.width} px: ${JSON.stringify(seen)}`)
  }
  return faults
}

describe('every page on a phone', () => {
  // `visitor` also fails the test for console errors, CSP reports and requests to other hosts.
  it('stays within its budget, opens without a fault, moves nothing, fits the screen and begins soon', {
    timeout: 600_000,
  }, async () => {
    const left = all.filter(isAsked)
    expect(left.length).toBeGreaterThan(7)
    const faulty: Record<string, unknown> = {}
    const weigh = createScale()
    const context = await visitor.context({ viewport: PHONE, hasTouch: true, isMobile: true })
    await watchShifts(context)
    async function walk() {
      const page = await context.newPage()
      for (let path = left.shift(); path; path = left.shift()) {
        await page.goto(new URL(path.slice(1), base).href)
        await started(page)
        const weight = await weigh(page)
        expect(weight.script, path).toBeGreaterThan(1000)
        const isHeavy = docs.includes(path) && (weight.script > SCRIPT || weight.all > ALL)
        await hydrated(page)
        const { total, moved } = await readShifts(page)
        const wide = await overflow(page)
        await page.setViewportSize({ width: 320, height: 640 })
        const narrow = await overflow(page)
        const reading = docs.includes(path) ? await findReadingFaults(page) : []
        await page.setViewportSize(PHONE)
        if (isHeavy || total >= 0.02 || wide || narrow || reading.length > 0)
          faulty[path] = { ...(isHeavy && weight), total, moved, wide, narrow, reading }
      }
    }
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walk))
    expect(faulty).toEqual({})
  })
})

it('a docs page blocks no painting', async () => {
  const html = await (await fetch(new URL('docs/principle', base))).text()
  const blocking = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].filter(
    ([tag]) => !/type="module"|\basync\b|\bdefer\b/.test(tag),
  )
  expect(blocking).toEqual([])
})
