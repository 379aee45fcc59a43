import type { ScrollControl } from '../client'

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
