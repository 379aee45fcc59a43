import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    shifts?: { total: number; moved: string[] }
  }
}

/** Makes a page, or every page of a context, sum up its layout shifts. */
export async function watchShifts(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    }
    const shifts = { total: 0, moved: [] as string[] }
    window.shifts = shifts
    // Browsers render a table while its rows arrive, so its columns may shift until the last row.
    let drawnAt = Number.POSITIVE_INFINITY
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => setTimeout(() => (drawnAt = performance.now())))
    })
    const isOfTable = ({ node }: { node: Node | null }) => ['TR', 'TD', 'TH'].includes(node?.nodeName ?? '')
    new PerformanceObserver(list => {
      // All other shifts count, even those that an emulated phone attributes to touch in its first half second.
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

/** Returns the sum of layout shifts since the page was opened, and the shifted elements. */
export async function readShifts(page: Page): Promise<{ total: number; moved: string[] }> {
  // After another frame and task, all shifts have been reported.
  return page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.shifts!)))
      }),
  )
}
