import { useEffect, useState } from 'react'

/** 'ssr' until hydrated, then by the width of the window. */
export type WindowSize = 'ssr' | 'desktop' | 'mobile'

/** The size class of the window: desktop above 996 px. */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr')
  useEffect(() => {
    const measure = () => setSize(window.innerWidth > 996 ? 'desktop' : 'mobile')
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return size
}
