import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** Marker that React writes where a <Suspense> shows its fallback. */
const FALLBACK = '<!--$!-->'

/** Lazy components may load further ones. */
const MAX_DRAWS = 10
const PATIENCE = 20_000

/** Thrown when a fallback was rendered, because the content is still loading or failed silently. */
class Unsettled extends Error {
  constructor(readonly element: ReactElement) {
    super('something inside of <Suspense> is never there while the page is drawn')
  }
}

/** Renders an element; throws if a <Suspense> shows its fallback. */
export function drawSettled(element: ReactElement, options?: { identifierPrefix?: string }): string {
  const html = renderToString(element, options)
  if (html.includes(FALLBACK)) throw new Unsettled(element)
  return html
}

export function isUnsettled(error: unknown): boolean {
  return error instanceof Unsettled
}

/** Renders again once missing content is loaded; fails if it cannot be loaded. */
export async function settle(draw: () => string): Promise<string> {
  for (let drawn = 1; ; drawn++) {
    try {
      return draw()
    } catch (error) {
      if (!(error instanceof Unsettled) || drawn === MAX_DRAWS) throw error
      await arrival(error)
    }
  }
}

/** Waits until an element is fully rendered; its lazy components are loaded from then on. */
async function arrival(unsettled: Unsettled): Promise<void> {
  const faults: unknown[] = []
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(unsettled), PATIENCE)
  try {
    const stream = await renderToReadableStream(unsettled.element, {
      signal: patience.signal,
      onError: fault => void faults.push(fault),
    })
    await stream.allReady
  } catch (fault) {
    faults.push(fault)
  } finally {
    clearTimeout(timer)
  }
  if (faults.length > 0) throw faults[0]
}
