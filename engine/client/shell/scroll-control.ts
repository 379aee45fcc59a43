/** Lets one part move the page without the others (navbar, back to top) taking it for the visitor's scrolling. */
export interface ScrollControl {
  /** Ignores the next scroll event. */
  skipNext(): void
  /** Follows the visitor's scrolling; `last` is the position before. */
  listen(onScroll: (y: number, last: number | undefined) => void): () => void
}

/** Makes the scroll control of a window. */
export function createScrollControl(): ScrollControl {
  let skipping = false
  return {
    skipNext() {
      skipping = true
      window.addEventListener('scroll', () => setTimeout(() => (skipping = false)), { once: true })
    },
    listen(onScroll) {
      let last: number | undefined
      const handle = () => {
        const y = window.scrollY
        if (!skipping) onScroll(y, last)
        last = y
      }
      handle()
      window.addEventListener('scroll', handle, { passive: true })
      return () => window.removeEventListener('scroll', handle)
    },
  }
}
