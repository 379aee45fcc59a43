import { watchHistory } from './watch-history'

/** While something lies over the page: the page does not scroll, and Back closes it instead of leaving the page. */
export function holdPage(close: () => void): () => void {
  document.body.style.overflow = 'hidden'
  const stop = window.navigation ? watchNavigation(close) : watchHistory(close)
  return () => {
    document.body.style.overflow = ''
    stop()
  }
}

function watchNavigation(close: () => void): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === 'replace' && event.destination.sameDocument) return
    if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    close()
  }
  // Captured, so that it comes before the listener that loads pages.
  navigation.addEventListener('navigate', onNavigate, true)
  return () => navigation.removeEventListener('navigate', onNavigate, true)
}
