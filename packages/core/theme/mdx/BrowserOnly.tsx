import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

interface Props {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Renders its function only in the browser. */
export default function BrowserOnly({ children, fallback }: Props): ReactNode {
  const isBrowser = useIsBrowser()
  return isBrowser ? children?.() : (fallback ?? null)
}

/** For pages: renders its children to HTML, where components are hydrated one by one. */
export function onPage({ children, fallback }: Props): ReactNode {
  return children?.() ?? fallback
}
