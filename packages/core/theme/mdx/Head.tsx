import type { ReactNode } from 'react'
import { PLACE } from '../../model'

/** Tags for the page's <head>; the pipeline removes them from the article. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  // In the browser, they are already in the head.
  if (typeof document !== 'undefined') return null
  const Tags = PLACE.head as 'div'
  return <Tags>{children}</Tags>
}
