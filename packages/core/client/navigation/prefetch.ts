import { isSlow } from '../connection'
import type { PageLoader } from './page-loader'

const INTENT_DELAY = 65
const SIGHT_LIMIT = 20

export interface Prefetch {
  /** Prefetches links of an article as they come into view; returns a function that stops it. */
  watch(main: HTMLElement): () => void
}

/** Starts prefetching links on intent (pointer, focus, touch). */
export function startPrefetch({
  loader,
  isPage,
}: {
  loader: PageLoader
  isPage(url: URL): boolean
}): Prefetch {
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(link: HTMLAnchorElement) {
    const url = new URL(link.href)
    if (isSlow('2g') || !isPage(url) || url.pathname === location.pathname) return
    loader.prefetch(url.pathname)
  }

  function onIntent(event: Event) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    clearTimeout(timer)
    if (link) timer = setTimeout(load, INTENT_DELAY, link)
  }

  // A click fetches the page anyway.
  document.addEventListener('click', () => clearTimeout(timer), true)
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, onIntent, { passive: true })
  }

  return {
    watch(main) {
      let left = SIGHT_LIMIT
      const observer = new IntersectionObserver(entries => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue
          observer.unobserve(entry.target)
          // In separate tasks, because starting a request takes milliseconds on a slow phone.
          if (left-- > 0) setTimeout(load, 0, entry.target as HTMLAnchorElement)
        }
      })
      for (const link of main.querySelectorAll('a[href]:not([href^="#"])')) observer.observe(link)
      return () => observer.disconnect()
    },
  }
}
