import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

/** Draws its function in the browser alone; it works inside a component, a page itself is finished HTML. */
export default function BrowserOnly({
  children,
  fallback,
}: {
  children?: () => ReactNode
  fallback?: ReactNode
}): ReactNode {
  const isBrowser = useIsBrowser()
  return isBrowser ? children?.() : (fallback ?? null)
}
