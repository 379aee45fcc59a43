// Functions sent into the page: each is self-contained and runs before any script of the site.

/** Collects long tasks, paints and layout shifts; `window.__bench.read()` returns the figures. */
export function observePage() {
  const figures = { blockingMs: 0, lcpMs: 0, cls: 0 }
  let lastTaskEnd = 0
  const observe = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => {
    figures.blockingMs += Math.max(0, duration - 50)
    lastTaskEnd = Math.max(lastTaskEnd, startTime + duration)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcpMs = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.cls += value
  })
  window.__bench = { read: () => figures, idleMs: () => performance.now() - lastTaskEnd }
}

/** Clicks the search button as soon as it exists until a field has focus, types, and waits for a hit. */
export function trySearch({ button, field, hit, query }) {
  const marks = {}
  window.__search = marks
  const seen = selector => {
    const element = document.querySelector(selector)
    return element && element.getClientRects().length > 0 ? element : undefined
  }
  let shown = false
  // Once per frame, because additional layout reads would slow the loading page.
  const look = () => {
    if (marks.searchHitMs) return
    requestAnimationFrame(look)
    const input = seen(field)
    if (!input) return seen(button)?.click()
    if (!marks.searchOpenMs) {
      // If the site does not focus the field, simulates the visitor doing so a frame later.
      if (shown) input.focus()
      shown = true
      if (document.activeElement !== input) return
      marks.searchOpenMs = performance.now()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, query)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: query, inputType: 'insertText' }))
    }
    if (!seen(hit)) return
    marks.searchHitMs = performance.now()
  }
  requestAnimationFrame(look)
}

/** Types each query key by key; returns the milliseconds from each key to a frame with its answer. */
export async function timeKeys(queries) {
  const input = document.querySelector('#docsearch-input')
  const isAnswered = query => {
    const body = document.querySelector('.search-body')
    if (body.hasAttribute('data-waiting')) return false
    const all = body.querySelector('.search-all a')
    if (all) return new URL(all.href).searchParams.get('q') === query
    return body.querySelector('.search-message strong')?.textContent === query
  }
  const type = text => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const times = []
  for (const query of queries) {
    for (let end = 1; end <= query.length; end++) {
      const text = query.slice(0, end)
      // Queries with trailing spaces are trimmed and have no separate answer.
      if (text !== text.trim()) continue
      const start = performance.now()
      type(text)
      while (!isAnswered(text)) await frame()
      times.push(performance.now() - start)
    }
    type('')
    await frame()
  }
  return times
}
