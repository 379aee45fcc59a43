/** Answers the Back button without the Navigation API: an entry of its own, which Back leaves and a link replaces. */
export function watchHistory(close: () => void): () => void {
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
    left = true
    location.replace(link.href)
  }
  window.addEventListener('popstate', onPop)
  window.addEventListener('click', onClick)
  return () => {
    window.removeEventListener('popstate', onPop)
    window.removeEventListener('click', onClick)
    if (!left) history.back()
  }
}
