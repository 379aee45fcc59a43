import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)

/** All script that a docs page loads before the visitor does anything, in bytes of gzip. */
const BUDGET = 86_000

describe('the script of a docs page', () => {
  it.each([
    ['with text and code only', '/docs/principle'],
    ['with tabs and an island', '/docs/intro'],
    ['with tabs', '/docs/quick-start/frameworks/uni-app-vite'],
    ['with a long table of contents', '/docs/api/interfaces/UserDefinedOptions'],
  ])('%s stays within its budget', async (_, path) => {
    const page = await visitor.open(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const urls = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => /\.m?js$/.test(new URL(name).pathname)),
    )
    const sizes = await Promise.all(
      [...new Set(urls)].map(async url => {
        const source = await fetch(url)
        return [new URL(url).pathname, gzipSync(await source.text(), { level: 9 }).length] as const
      }),
    )
    expect(sizes.length).toBeGreaterThan(2)
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET)
  })

  it('blocks no painting', async () => {
    const html = await (await fetch(new URL('docs/principle', base))).text()
    const blocking = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].filter(
      ([tag]) => !/type="module"|\basync\b|\bdefer\b/.test(tag),
    )
    expect(blocking).toEqual([])
  })
})
