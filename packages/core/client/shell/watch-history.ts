/** Makes Back close an overlay instead of leaving the page. */
export interface BackGuard {
  stop(): void
  go(href: string): void
}

/** Handles Back with the History API: adds an entry, which Back leaves and a link replaces. */
export function watchHistory(close: () => void): BackGuard {
  history.pushState(history.state, '')
  let left = false
  const onPop = () => {
    left = true
    close()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link?.href || link.target || !plain || event.defaultPrevented) return
    event.preventDefault()
    go(link.href)
    close()
  }
  const go = (href: string) => {
    left = true
    location.replace(href)
  }
  window.addEventListener('popstate', onPop)
  window.addEventListener('click', onClick)
  return {
    go,
    stop() {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('click', onClick)
      if (!left) history.back()
    },
  }
}
