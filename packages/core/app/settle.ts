import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** What React writes where a <Suspense> shows its fallback. */
const FALLBACK = '<!--$!-->'

/** Parts that come on demand may bring others. */
const MAX_DRAWS = 10
const PATIENCE = 20_000

/** Thrown in place of HTML with a fallback: what it stands for is not loaded yet, or has failed without a word. */
class Unsettled extends Error {
  constructor(readonly element: ReactElement) {
    super('something inside of <Suspense> is never there while the page is drawn')
  }
}

/** Draws an element with all that it shows. */
export function drawSettled(element: ReactElement, options?: { identifierPrefix?: string }): string {
  const html = renderToString(element, options)
  if (html.includes(FALLBACK)) throw new Unsettled(element)
  return html
}

export function isUnsettled(error: unknown): boolean {
  return error instanceof Unsettled
}

/** Draws again when what was missing is there; what cannot be had fails. */
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

/** Waits for all parts of an element. A component that is loaded on demand is there from then on. */
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
