import { useEffect } from 'react'
import { useClient } from '../context'
import { usePage } from '../page-hooks'
import { createStore, type Store, useStore } from '../store'
import { useWindowSize } from './window-size'

/** The mobile sidebar as the theme sees it. */
export interface MobileSidebar {
  shown: boolean
  /** False in the static HTML and at desktop width: draw no sidebar then. */
  rendered: boolean
  toggle(): void
  close(): void
  /** The panel on screen; the other one is inert. */
  panel: 'primary' | 'secondary'
  /** Whether the page has a sidebar to show in the secondary panel. */
  hasSecondary: boolean
  showPrimary(): void
}

export interface MobileSidebarStore {
  shown: Store<boolean>
  /** Whether the visitor went back from the secondary panel to the primary one. */
  primary: Store<boolean>
  show(shown: boolean): void
}

/** The mobile sidebar's state, for the button that opens it and the component that draws it. */
export function useMobileSidebar(): MobileSidebar {
  const { mobileSidebar, sidebar } = useClient('useMobileSidebar')
  const shown = useStore(mobileSidebar.shown)
  const primary = useStore(mobileSidebar.primary)
  const size = useWindowSize()
  const page = usePage()
  const hasSecondary = page.sidebar !== undefined

  useEffect(() => {
    if (size === 'desktop') mobileSidebar.show(false)
  }, [size, mobileSidebar])

  return {
    shown,
    rendered: size === 'mobile',
    toggle() {
      mobileSidebar.show(!shown)
      if (page.sidebar) sidebar.load(page.sidebar)
    },
    close: () => mobileSidebar.show(false),
    panel: hasSecondary && !primary ? 'secondary' : 'primary',
    hasSecondary,
    showPrimary: () => mobileSidebar.primary.set(true),
  }
}

/** Keeps whether the mobile sidebar is open; locks the page's scrolling and answers the Back button meanwhile. */
export function createMobileSidebar(): MobileSidebarStore {
  const shown = createStore(false)
  const primary = createStore(false)
  const platform = () => ('navigation' in window ? watchNavigation(close) : watchHistory(close))
  let release: (() => void) | undefined
  const close = () => show(false)

  function show(next: boolean) {
    if (next === shown.get()) return
    shown.set(next)
    document.body.style.overflow = next ? 'hidden' : ''
    if (next) release = platform()
    else {
      release?.()
      primary.set(false)
    }
  }

  return { shown, primary, show }
}

/** Back closes instead of leaving the page. */
function watchNavigation(close: () => void): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === 'replace') return
    if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    close()
  }
  // Captured, so that it comes before the listener that loads pages.
  navigation.addEventListener('navigate', onNavigate, true)
  return () => navigation.removeEventListener('navigate', onNavigate, true)
}

/** The same where the Navigation API is missing: an entry of its own, which Back leaves and a link replaces. */
function watchHistory(close: () => void): () => void {
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
