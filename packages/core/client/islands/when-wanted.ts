import { DATA } from '../../model'
import { isMeant } from './is-meant'

/** Calls `run` once according to the island's `data-load`: in view (default), idle, or on first interaction. */
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
  if (isUsed(element) || isMeant(element)) {
    run()
    return () => {}
  }
  const kinds = ['pointerover', 'focusin', 'touchstart', 'click', 'dragenter', 'change']
  const onHash = () => isMeant(element) && onUse()
  const stop = () => {
    for (const kind of kinds) element.removeEventListener(kind, onUse)
    removeEventListener('hashchange', onHash)
  }
  const onUse = () => {
    stop()
    run()
  }
  for (const kind of kinds) element.addEventListener(kind, onUse, { passive: true })
  addEventListener('hashchange', onHash)
  return stop
}

/** Whether the visitor has already pointed at, focused or filled in the island. */
function isUsed(element: HTMLElement): boolean {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input[type="file"], textarea')]
  return (
    element.matches(':hover, :focus-within') ||
    fields.some(({ value, defaultValue }) => value !== defaultValue)
  )
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
