import type { MobileSidebarStore } from '../client'
import { createStore } from '../state/store'

/** Creates the state of the mobile sidebar: whether it is open, and its current panel. */
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
