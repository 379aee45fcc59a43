import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    shifts?: { total: number; moved: string[] }
  }
}

/** Has a page, or every page of a context, add up how far its content moves by itself. */
export async function watchShifts(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    }
    const shifts = { total: 0, moved: [] as string[] }
    window.shifts = shifts
    // Browsers draw a table while its rows arrive, and its columns settle with the last row.
    let drawnAt = Number.POSITIVE_INFINITY
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => setTimeout(() => (drawnAt = performance.now())))
    })
    const isOfTable = ({ node }: { node: Node | null }) => ['TR', 'TD', 'TH'].includes(node?.nodeName ?? '')
    new PerformanceObserver(list => {
      // All others count: nobody touches the page, though an emulated phone takes its first half second for a touch.
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        if (startTime < drawnAt && sources.every(isOfTable)) continue
        shifts.total += value
        for (const { node } of sources) {
          const { localName, className } = (node ?? {}) as { localName?: string; className?: string }
          shifts.moved.push(`${localName}.${className}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the content of a page has moved since it was opened, and what moved. */
export async function readShifts(page: Page): Promise<{ total: number; moved: string[] }> {
  // A frame and a turn later every shift so far has been told.
  return page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.shifts!)))
      }),
  )
}
