import { useEffect, useSyncExternalStore } from 'react'
import type { MobileSidebarStore } from '../client'
import { useClient } from '../context'
import { usePage } from '../page-hooks'
import { createStore, useStore } from '../store'
import { isNarrow, onResize } from './window-size'

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

/** The mobile sidebar's state, for the button that opens it and the component that draws it. */
export function useMobileSidebar(): MobileSidebar {
  const { mobileSidebar } = useClient('useMobileSidebar')
  const shown = useStore(mobileSidebar.shown)
  const primary = useStore(mobileSidebar.primary)
  const isMobile = useSyncExternalStore(onResize, isNarrow, () => false)
  const hasSecondary = usePage().sidebar !== undefined

  useEffect(() => {
    // While hydrating `isMobile` is still the server's guess; an early tap on the menu must outlive it.
    if (!isMobile && !isNarrow()) mobileSidebar.show(false)
  }, [isMobile, mobileSidebar])

  return {
    shown,
    rendered: isMobile,
    toggle: () => mobileSidebar.show(!shown),
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
  let release: Promise<() => void> | undefined
  const close = () => show(false)

  function show(next: boolean) {
    if (next === shown.get()) return
    shown.set(next)
    document.body.style.overflow = next ? 'hidden' : ''
    if (next) release = watchBack(close)
    else {
      release?.then(stop => stop())
      primary.set(false)
    }
  }

  return { shown, primary, show }
}

/** Back closes instead of leaving the page; returns how to stop. */
async function watchBack(close: () => void): Promise<() => void> {
  if (!window.navigation) return (await import('./watch-history')).watchHistory(close)
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === 'replace' && event.destination.sameDocument) return
    if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    close()
  }
  // Captured, so that it comes before the listener that loads pages.
  navigation.addEventListener('navigate', onNavigate, true)
  return () => navigation.removeEventListener('navigate', onNavigate, true)
}
