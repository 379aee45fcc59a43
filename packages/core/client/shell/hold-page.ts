import { type BackGuard, watchHistory } from './watch-history'

/** While something lies over the page: the page does not scroll, and Back closes it. */
export function holdPage(close: () => void): () => void {
  document.body.style.overflow = 'hidden'
  const guard = guardBack(close)
  return () => {
    document.body.style.overflow = ''
    guard.stop()
  }
}

/** Closes on Back, and on any other way off the page. What leads to another site, a page cannot prevent. */
export function guardBack(close: () => void): BackGuard {
  return window.navigation?.canGoBack ? watchNavigation(close) : watchHistory(close)
}

function watchNavigation(close: () => void): BackGuard {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === 'replace' && event.destination.sameDocument) return
    if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    close()
  }
  // Captured, so that it comes before the listener that loads pages.
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
