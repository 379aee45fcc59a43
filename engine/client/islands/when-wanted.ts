import { DATA } from '../../model'

/** Calls `run` once, when the island's `data-load` says: in sight (default), idle, or at the first use. */
export function whenWanted(element: HTMLElement, run: () => void): () => void {
  switch (element.getAttribute(DATA.load)) {
    case 'idle':
      return whenIdle(run)
    case 'interaction':
      return whenUsed(element, run)
    default:
      return whenInSight(element, run)
  }
}

function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

function whenUsed(element: HTMLElement, run: () => void): () => void {
  // The visitor was faster than the script.
  if (element.contains(document.activeElement)) {
    run()
    return () => {}
  }
  const kinds = ['pointerover', 'focusin', 'touchstart', 'click']
  const stop = () => {
    for (const kind of kinds) element.removeEventListener(kind, onUse)
  }
  const onUse = () => {
    stop()
    run()
  }
  for (const kind of kinds) element.addEventListener(kind, onUse, { passive: true })
  return stop
}

function whenInSight(element: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
