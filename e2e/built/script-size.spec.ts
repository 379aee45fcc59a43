import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { docsRoutes } from '../data/routes'
import { createVisitor, ready } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)

/** What a docs page may load before the visitor does anything, in bytes of gzip: its script, and everything. */
const SCRIPT = 25_000
const ALL = 50_000
/** Routes whose text alone is heavier than that allows: every option of two lines of the plugin, on one page. */
const HEAVY: Record<string, number> = { '/docs/api/interfaces/UserDefinedOptions': 56_000 }
const PAGES_AT_ONCE = 4

describe('a docs page', () => {
  it('stays within its budget, whichever it is', async () => {
    const left = Object.values(docsRoutes).flat()
    const sizes = new Map<string, Promise<number>>()
    const sizeOf = (url: string) => {
      const size = sizes.get(url) ?? measure(url)
      sizes.set(url, size)
      return size
    }
    const over: Record<string, unknown> = {}
    const context = await visitor.context()
    async function walk() {
      const page = await context.newPage()
      for (let path = left.shift(); path; path = left.shift()) {
        await page.goto(new URL(path.slice(1), base).href)
        await ready(page)
        const loaded = await page.evaluate(listLoaded)
        const weighed = await Promise.all(
          [page.url(), ...loaded].map(async url => [url, await sizeOf(url)] as const),
        )
        const total = (of: RegExp) =>
          weighed.reduce((sum, [url, bytes]) => (of.test(new URL(url).pathname) ? sum + bytes : sum), 0)
        expect(total(/\.js$/), path).toBeGreaterThan(1000)
        if (total(/\.js$/) > SCRIPT || total(/./) > (HEAVY[path] ?? ALL)) over[path] = weighed
      }
    }
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walk))
    expect(over).toEqual({})
  })

  it('blocks no painting', async () => {
    const html = await (await fetch(new URL('docs/principle', base))).text()
    const blocking = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].filter(
      ([tag]) => !/type="module"|\basync\b|\bdefer\b/.test(tag),
    )
    expect(blocking).toEqual([])
  })
})

/** Addresses of what the page has loaded for itself, in the page: not what it fetches ahead of need. */
function listLoaded(): string[] {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const own = loaded.filter(({ initiatorType }) => initiatorType !== 'fetch')
  return [...new Set(own.map(({ name }) => name))]
}

async function measure(url: string): Promise<number> {
  const response = await fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPacked = /image\/(?!svg)|font/.test(response.headers.get('content-type') ?? '')
  return isPacked ? bytes.length : gzipSync(bytes, { level: 9 }).length
}
