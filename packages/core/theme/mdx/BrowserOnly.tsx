import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

interface Props {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Draws its function in the browser alone. */
export default function BrowserOnly({ children, fallback }: Props): ReactNode {
  const isBrowser = useIsBrowser()
  return isBrowser ? children?.() : (fallback ?? null)
}

/** The same on a page itself, which is finished HTML: components inside are hydrated one by one. */
export function onPage({ children, fallback }: Props): ReactNode {
  return children?.() ?? fallback
}
