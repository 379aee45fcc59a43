import { type BackGuard, watchHistory } from './watch-history'

/** Locks page scrolling below an overlay, and lets Back close the overlay. Returns a function that releases both. */
export function holdPage(close: () => void): () => void {
  document.body.style.overflow = 'hidden'
  const guard = guardBack(close)
  return () => {
    document.body.style.overflow = ''
    guard.stop()
  }
}

/** Calls `close` on Back and other navigation. Navigation to another site cannot be prevented. */
export function guardBack(close: () => void): BackGuard {
  return window.navigation?.canGoBack ? watchNavigation(close) : watchHistory(close)
}

function watchNavigation(close: () => void): BackGuard {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === 'replace' && event.destination.sameDocument) return
    if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    close()
  }
  // Captured, so that it runs before the listener that loads pages.
  navigation.addEventListener('navigate', onNavigate, true)
  const stop = () => navigation.removeEventListener('navigate', onNavigate, true)
  return {
    stop,
    go(href) {
      stop()
      location.assign(href)
    },
  }
}
