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
  /** False in static HTML and on wide viewports, where no sidebar is rendered. */
  rendered: boolean
  toggle(): void
  close(): void
  /** The visible panel; the other one is inert. */
  panel: 'primary' | 'secondary'
  /** Whether the page has a sidebar for the secondary panel. */
  hasSecondary: boolean
  showPrimary(): void
}

/** Returns the mobile sidebar's state, for the button that opens it and the component that renders it. */
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
    // During hydration, `isMobile` is still the server's value; an early tap on the menu must not be lost.
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
