import { useState } from 'react'
import { loadAsked, type MobileSidebar, useClient, useMobileSidebar } from '../../../client'

/** The mobile sidebar and its component, which is loaded at the first sign of use. */
export interface DrawerHandle extends MobileSidebar {
  view?: typeof import('./Drawer').Drawer
  preload(): void
}

/** Returns the state of the mobile sidebar, for its button and for the shell. */
export function useDrawer(): DrawerHandle {
  const drawer = useMobileSidebar()
  const [loaded, setLoaded] = useState<typeof import('./Drawer')>()
  const load = async () => setLoaded(await import('./Drawer'))
  const { text } = useClient('useDrawer')
  const toggle = () => loadAsked(text, () => load().then(drawer.toggle))
  return { ...drawer, view: loaded?.Drawer, preload: () => load().catch(() => {}), toggle }
}
