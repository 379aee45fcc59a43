import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Files that a page has loaded for itself, in gzipped bytes. */
export interface Weight {
  script: number
  all: number
  /** Files with their sizes, largest first. */
  files: [url: string, bytes: number][]
}

/** Returns a function that measures pages, compressing each file once. */
export function createScale(): (page: Page) => Promise<Weight> {
  const known = new Map<string, Promise<number>>()
  const sizeOf = (url: string) => {
    const size = known.get(url) ?? measure(url)
    known.set(url, size)
    return size
  }
  return async page => {
    const urls = [page.url(), ...(await page.evaluate(listLoaded))]
    const files = await Promise.all(
      urls.map(async (url): Promise<[string, number]> => [url, await sizeOf(url)]),
    )
    const total = (of: RegExp) =>
      files.reduce((sum, [url, bytes]) => (of.test(new URL(url).pathname) ? sum + bytes : sum), 0)
    return { script: total(/\.js$/), all: total(/./), files: files.sort((a, b) => b[1] - a[1]) }
  }
}

/** Returns the addresses of files that the page has loaded for itself, without prefetched ones; runs in the page. */
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
