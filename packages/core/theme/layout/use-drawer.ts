import { useState } from 'react'
import { type MobileSidebar, useMobileSidebar } from '../../client'

/** The mobile sidebar with what draws it, which few visitors need: it is loaded at the first sign of interest. */
export interface DrawerHandle extends MobileSidebar {
  view?: typeof import('./Drawer').Drawer
  preload(): void
}

/** State of the mobile sidebar, for its button and its place in the shell. */
export function useDrawer(): DrawerHandle {
  const drawer = useMobileSidebar()
  const [loaded, setLoaded] = useState<typeof import('./Drawer')>()
  const load = () => import('./Drawer').then(setLoaded)
  // Without its code it cannot open; the next tap tries again.
  const toggle = () => load().then(drawer.toggle, () => {})
  return { ...drawer, view: loaded?.Drawer, preload: () => load().catch(() => {}), toggle }
}
