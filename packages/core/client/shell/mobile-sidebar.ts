import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from '../hooks/use-store'
import {
  NavbarMobileSidebarProvider,
  NavbarSecondaryMenuContentProvider,
  NavbarSecondaryMenuDisplayProvider,
} from '../react/contexts'
import { useProvided } from '../react/named-context'
import { isNarrow, onResize } from './window-size'

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
  const hook = 'useMobileSidebar'
  const mobileSidebar = useProvided(NavbarMobileSidebarProvider, hook)
  const display = useProvided(NavbarSecondaryMenuDisplayProvider, hook)
  const shown = useStore(mobileSidebar.shown)
  const primary = useStore(display)
  const isMobile = useSyncExternalStore(onResize, isNarrow, () => false)
  const hasSecondary =
    useStore(useProvided(NavbarSecondaryMenuContentProvider, hook)).page.sidebar !== undefined

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
    showPrimary: () => display.set(true),
  }
}
