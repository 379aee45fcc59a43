import type { MobileSidebarStore } from '../client'
import { createStore } from '../state/store'

/** Keeps whether the mobile sidebar is open, and which of its panels shows. */
export function createMobileSidebar(): MobileSidebarStore {
  const shown = createStore(false)
  const primary = createStore(false)
  return {
    shown,
    primary,
    show(next) {
      shown.set(next)
      if (!next) primary.set(false)
    },
  }
}
