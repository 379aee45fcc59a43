import { useSyncExternalStore } from 'react'

/** 'ssr' until hydrated, then by the width of the window. */
export type WindowSize = 'ssr' | 'desktop' | 'mobile'

/** The size class of the window: desktop above 996 px. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (isNarrow() ? 'mobile' : 'desktop'),
    () => 'ssr',
  )
}

/** Whether the window is too narrow for the desktop layout. */
export function isNarrow(): boolean {
  return window.innerWidth <= 996
}

/** Follows the size of the window. */
export function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
